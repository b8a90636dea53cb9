//! Queries that a fuzzer once found something with.
