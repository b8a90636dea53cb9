# shellcheck shell=bash
# apt as a script needs it: no questions, and patient while another apt runs.

apt_get() {
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -qq -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=900 -o Acquire::Retries=3 "$@"
}

apt_install() {
  apt_get update
  apt_get install -y --no-install-recommends "$@"
}

# Installs those packages that are missing; apt is not touched when none is.
apt_require() {
  local package missing=()
  for package in "$@"; do
    [[ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" == installed ]] || missing+=("$package")
  done
  if ((${#missing[@]} == 0)); then
    say "  all $# packages: present"
    return
  fi
  say "  installing ${missing[*]}"
  apt_install "${missing[@]}"
}
