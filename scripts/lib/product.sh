# shellcheck shell=bash
# What dev, demo and check-content have in common: the program, the web application and the
# content service.

# Where the product stores its data by default: beside that of the services.
: "${VITRINE_ASSETS_DATA:=$VITRINE_DATA/assets}"
: "${VITRINE_ASSETS_STORE:=file:$VITRINE_DATA/assets/originals}"
: "${VITRINE_WEB_DATA:=$VITRINE_DATA/web}"
: "${VITRINE_WEB_BUILDS:=$VITRINE_DATA/builds}"
# The lists of the demonstration are invented: nobody's address leaves the machine. Where the box
# office runs, it answers for them.
box_office=${DEMO_BOX_OFFICE:-http://kasse.localhost:24180}
: "${VITRINE_WEB_NEWSLETTER_URL:=http://127.0.0.1:${box_office##*:}/newsletter}"
: "${VITRINE_WEB_NODE:=$VITRINE_ROOT/node_modules/.bin/node}"
export VITRINE_ASSETS_DATA VITRINE_ASSETS_STORE VITRINE_WEB_DATA VITRINE_WEB_BUILDS VITRINE_WEB_NODE
export VITRINE_WEB_NEWSLETTER_URL

# The path of the program; a measurement names the build that it measures.
vitrine=${VITRINE_BINARY:-${CARGO_TARGET_DIR:-target}/debug/vitrine}

build_vitrine() {
  [[ -z ${VITRINE_BINARY:-} ]] || return 0
  cargo build --bin vitrine --bin vitrine-image-worker ||
    die "vitrine was not built: cargo says above why. Does 'make setup' pass?"
}

# What the web application is built from, as one hash.
web_sources() {
  find package-lock.json web/package.json web/tsconfig.json web/vite.config.ts web/src web/scripts web/catalogue \
    web/fixtures-art \
    -type f -print0 | sort -z | xargs -0 sha256sum | sha256sum
}

# Builds the web application unless it was built from these very sources. The note lies where
# every build begins by clearing away.
build_web() {
  local note=web/dist/server/sources sources
  sources=$(web_sources)
  [[ $(cat "$note" 2>/dev/null) != "$sources" ]] || return 0
  npm run --silent build -w web || return
  printf '%s\n' "$sources" >"$note"
}

# start_content LOG [ARGUMENT…]: starts the content service and waits for the line that names
# the address it listens on. Sets content_pid and content_address.
start_content() {
  local log=$1 deadline=$((SECONDS + VITRINE_START_SECONDS))
  shift
  : >"$log"
  "$vitrine" content "$@" >>"$log" 2>&1 &
  content_pid=$!
  until content_address=$(sed -n '/^content service on /{s///p;q}' "$log") && [[ $content_address ]]; do
    if ! kill -0 "$content_pid" 2>/dev/null; then
      tail -n 5 "$log" >&2
      die "the content service ended: see $log. Is its port taken? VITRINE_CONTENT_LISTEN=127.0.0.1:… sets another"
    fi
    ((SECONDS < deadline)) ||
      die "the content service does not listen after $VITRINE_START_SECONDS s (VITRINE_START_SECONDS): see $log"
    sleep 0.1
  done
}

# website_tokens LABEL: gives the website a name at the content service, for each project of the
# demonstration, and prints what VITRINE_WEB_TOKEN takes. Those of before with this label are
# revoked: a website of another command keeps its own.
website_tokens() {
  local label=$1 project id token tokens=()
  for project in museerne proevesalen; do
    while read -r id; do
      "$vitrine" token revoke --project "$project" "$id" >/dev/null
    done < <("$vitrine" token list --project "$project" | awk -v label="$label" '$2 == "website" && $NF == label { print $1 }')
    token=$("$vitrine" token create --project "$project" "$label" --role website 2>/dev/null)
    tokens+=("$project=$token")
  done
  (IFS=, && printf '%s\n' "${tokens[*]}")
}
