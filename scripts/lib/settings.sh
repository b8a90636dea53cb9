# shellcheck shell=bash
# shellcheck disable=SC2034
# Every port, name and path that the local services use. Each can be set in the
# environment; this file is the one list of them. compose.yaml reads the same names.
#
# The default ports stand below 32768, where the kernel does not hand out ports to
# outgoing connections: a service never finds its port taken by chance.

: "${VITRINE_POSTGRES_PORT:=25432}"
# Memory for pages of the database. It is taken as it is used.
: "${VITRINE_POSTGRES_BUFFERS:=1GB}"
: "${VITRINE_NATS_PORT:=24222}"
: "${VITRINE_S3_PORT:=29000}"
# Garage alone: the protocol its nodes speak among themselves.
: "${VITRINE_GARAGE_RPC_PORT:=29001}"
# The server that `make faults-lake` and `make faults-schedule` make for themselves and kill.
: "${VITRINE_FAULTS_POSTGRES_PORT:=27432}"
# The first of a thousand ports from which the clusters of testbed/cluster.ts take theirs.
: "${VITRINE_CLUSTER_PORTS:=28000}"

# moto: in memory, ready in a second, checks no signature. garage: a real store.
: "${VITRINE_S3:=moto}"

# Where the services store their data and logs.
: "${VITRINE_DATA:=$VITRINE_ROOT/.data}"
VITRINE_DATA=$(realpath -m "$VITRINE_DATA")
# Where built tools are cached, so that the next clone on this machine finds them.
: "${VITRINE_CACHE:=${XDG_CACHE_HOME:-$HOME/.cache}/vitrine}"
# How long a service may take to respond after its start.
: "${VITRINE_START_SECONDS:=60}"

# Development credentials. They open nothing but services on this machine's loopback
# address. The S3 pair has the form that Garage demands of a key.
VITRINE_POSTGRES_PASSWORD=vitrine
VITRINE_S3_BUCKET=vitrine
VITRINE_S3_REGION=eu-north-1
VITRINE_S3_ACCESS_KEY=GK76697472696e652d64657631
VITRINE_S3_SECRET_KEY=76697472696e652d646576656c6f706d656e742d6e6f742d612d736563726574

VITRINE_DATABASE_URL="postgres://vitrine:$VITRINE_POSTGRES_PASSWORD@127.0.0.1:$VITRINE_POSTGRES_PORT/vitrine"
VITRINE_NATS_URL="nats://127.0.0.1:$VITRINE_NATS_PORT"
VITRINE_S3_ENDPOINT="http://127.0.0.1:$VITRINE_S3_PORT"
