#!/bin/bash
# Follows docs/operations.md to the letter, in an empty Debian 12 as root: the blocks `sh server` of the way from an empty
# machine run in one shell, one after the other. Wants portal.tar.gz of its block `sh build` in the folder it is started in.
#   tooling/follow-operations.sh [docs/operations.md]
set -euo pipefail
page=$(realpath "${1:-"$(dirname "$0")/../docs/operations.md"}")
script=$(mktemp)
awk '/^```sh server$/ { inside = 1; next } /^```$/ { inside = 0 } inside' "$page" > "$script"
[ -s "$script" ] || { echo "$page has no block sh server" >&2; exit 1; }

# In a container no systemd runs: then this starts the units of the portal as their files say, and Debian's by their own means.
if [ "$(cat /proc/1/comm)" != systemd ]; then
  start_portal() {
    local name=${1#portal@} unit=/etc/systemd/system/portal@.service
    local command
    command=$(sed -n 's/^ExecStart=//p' "$unit")
    (
      cd "$(sed -n 's/^WorkingDirectory=//p' "$unit")"
      set -a
      . /etc/portal/portal.env
      . "/etc/portal/$name.env"
      eval "$(sed -n 's/^Environment=//p' "$unit" | tr ' ' '\n')"
      set +a
      # The words of the command are words here too.
      # shellcheck disable=SC2086
      exec setpriv --reuid portal --regid portal --clear-groups $command >> "/var/log/$name.log" 2>&1
    ) &
    echo $! >> /run/portal.pids
  }
  systemctl() {
    local unit
    for unit in "$@"; do
      case $unit in
        postgresql) pg_ctlcluster 15 main restart || pg_ctlcluster 15 main start ;;
        nginx) nginx -s reload 2> /dev/null || nginx ;;
        portal@*) start_portal "$unit" ;;
      esac
    done
  }
  export DEBIAN_FRONTEND=noninteractive
fi

set -x
# shellcheck source=/dev/null
. "$script"
