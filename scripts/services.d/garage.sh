# shellcheck shell=bash
# Garage, a real S3 store: data on disk, signatures checked. One node, whose layout, key and
# bucket it makes by itself when it starts.

garage_ready() {
  # An unsigned request is refused; until the server listens there is no response at all.
  [[ "$(curl -s -o /dev/null -w '%{http_code}' "$VITRINE_S3_ENDPOINT/$VITRINE_S3_BUCKET")" == 403 ]]
}

garage_configure() {
  local folder=$1 secret
  mkdir -p "$folder"
  # The nodes' shared secret is bound to the data: it is made once.
  [[ -f $folder/rpc-secret ]] || (umask 077 && od -An -N32 -tx1 /dev/urandom | tr -d ' \n' >"$folder/rpc-secret")
  secret=$(cat "$folder/rpc-secret")
  (
    umask 077
    cat >"$folder/garage.toml" <<TOML
metadata_dir = "$folder/meta"
data_dir = "$folder/data"
replication_factor = 1
rpc_bind_addr = "127.0.0.1:$VITRINE_GARAGE_RPC_PORT"
rpc_public_addr = "127.0.0.1:$VITRINE_GARAGE_RPC_PORT"
rpc_secret = "$secret"

[s3_api]
s3_region = "$VITRINE_S3_REGION"
api_bind_addr = "127.0.0.1:$VITRINE_S3_PORT"
TOML
  )
}

garage_start() {
  local folder=$VITRINE_DATA/garage
  [[ -x $CARGO_TOOLS/bin/garage ]] || die "Garage is not built: make garage"
  if running_pid garage >/dev/null; then
    require_same_port s3 "$(running_port garage)" "$VITRINE_S3_PORT"
  else
    require_free_port s3 "$VITRINE_S3_PORT" VITRINE_S3_PORT
    require_free_port s3 "$VITRINE_GARAGE_RPC_PORT" VITRINE_GARAGE_RPC_PORT
    garage_configure "$folder"
    GARAGE_DEFAULT_ACCESS_KEY=$VITRINE_S3_ACCESS_KEY GARAGE_DEFAULT_SECRET_KEY=$VITRINE_S3_SECRET_KEY \
      GARAGE_DEFAULT_BUCKET=$VITRINE_S3_BUCKET \
      launch garage "$VITRINE_S3_PORT" "$CARGO_TOOLS/bin/garage" -c "$folder/garage.toml" \
      server --single-node --default-bucket
  fi
  wait_until garage garage_ready
}
