#!/usr/bin/env bash
# Needs root, debootstrap and a network. Never a part of npm test.
set -euo pipefail
project=$(cd "$(dirname "$0")/../.." && pwd)

usage() {
  cat <<TEXT
tests/bare/bare-machine.sh [--dir DIR] [--keep] [--busy] [--quick PROJECT]...

Builds a root with Debian's minimal base, Node and git. Clones the last commit into it, and runs the two commands of
README there.

  --dir DIR        where the root is built; by default a new folder in ${TMPDIR:-/tmp}
  --keep           leaves the root in DIR; the next run with this DIR uses it again
  --busy           also runs a busy loop on each core
  --quick PROJECT  runs only this project of vitest.config.ts instead of both commands; may be repeated
TEXT
}

dir='' keep=false busy=false quick=()
while (($# > 0)); do
  case $1 in
    --dir) dir=${2:?--dir needs a folder} && shift ;;
    --keep) keep=true ;;
    --busy) busy=true ;;
    --quick) quick+=("${2:?--quick needs a project}") && shift ;;
    --help) usage && exit ;;
    *) usage >&2 && exit 2 ;;
  esac
  shift
done

if ((UID != 0)) || ! command -v debootstrap >/dev/null; then
  echo "A root can only be built as root, with Debian's package debootstrap." >&2
  exit 2
fi
if [[ -z $dir ]]; then
  root=$(mktemp -d "${TMPDIR:-/tmp}/bare-machine-XXXXXX")
else
  mkdir -p "$dir"
  root=$(cd "$dir" && pwd)
  if [[ ! -e $root/.bare-machine && -n $(ls -A "$root") ]]; then
    echo "$root is not empty, and not a root that --keep left." >&2
    exit 2
  fi
fi
# What is mounted is mounted in other namespaces, so this never reaches a file of the machine itself.
running=''
clean_up() {
  # Its namespaces end with it, and so do their mounts and processes.
  [[ -z $running ]] || kill -KILL "$running" 2>/dev/null || true
  wait
  $keep || rm -rf "$root" || { sleep 1 && rm -rf "$root"; }
}
trap clean_up EXIT
trap 'exit 1' HUP INT TERM

# In the background, because bash runs no trap while a command in the foreground does.
apart() {
  local status=0
  # Bash lets a command in the background ignore these two, which tests send.
  env --default-signal=INT,QUIT unshare --mount --pid --fork --kill-child --mount-proc "$@" &
  running=$!
  wait "$running" || status=$?
  running=''
  return "$status"
}

build_root() {
  local sources mirror
  sources=$(apt-get indextargets --format '$(REPO_URI) $(RELEASE)' 'Created-By: Packages' 'Origin: Debian' |
    grep ' bookworm' | sort -u || true)
  [[ -n $sources ]] || sources='http://deb.debian.org/debian bookworm'
  mirror=$(awk '$2 == "bookworm" { print $1; exit }' <<<"$sources")
  touch "$root/.bare-machine"
  apart debootstrap --variant=minbase --include=git bookworm "$root" "$mirror"
  awk '{ print "deb", $1, $2, "main" }' <<<"$sources" >"$root/etc/apt/sources.list"
}

# Debian's Node is too old, so the root gets this machine's.
copy_node() {
  local npm
  npm=$(dirname "$(dirname "$(realpath "$(command -v npm)")")")
  mkdir -p "$root/usr/local/lib/node_modules"
  cp "$(node -p process.execPath)" "$root/usr/local/bin/node"
  cp -r "$npm" "$root/usr/local/lib/node_modules/npm"
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  ln -sf ../lib/node_modules/npm/bin/npx-cli.js "$root/usr/local/bin/npx"
}

# The root reaches the network as this machine does: names, certificates, proxies and registry.
copy_network() {
  cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
  apt-config dump | grep -i '^Acquire::.*proxy' >"$root/etc/apt/apt.conf.d/90proxy" || true
  mkdir -p "$root/etc/ssl/certs" "$root/usr/local/etc"
  cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/" 2>/dev/null || true
  cp "$(npm config get globalconfig)" "$root/usr/local/etc/npmrc" 2>/dev/null || true
  cp "$(npm config get userconfig)" "$root/root/.npmrc" 2>/dev/null || true
}

clone_project() {
  rm -rf "$root/root/site"
  git clone --quiet "$project" "$root/root/site"
}

if [[ ! -e $root/root/.profile || ! -e $root/usr/local/bin/npx ]]; then
  build_root
  copy_node
fi
copy_network
clone_project

mapfile -t network < <(env | grep -iE '^([a-z]+_proxy|npm_config_[a-z_]+|(NODE_EXTRA_CA|SSL|GIT_SSL)_[A-Z_]+)=')
mounted='
  mount --rbind /dev "$0/dev" && mount -t tmpfs tmpfs "$0/dev/shm"
  mount -t proc proc "$0/proc" && mount -t sysfs sysfs "$0/sys"
  exec chroot "$0" "$@"'
apart bash -c "$mounted" "$root" \
  /usr/bin/env -i HOME=/root PATH=/usr/local/bin:/usr/bin:/usr/sbin:/bin:/sbin BUSY=$busy "${network[@]}" \
  bash /root/site/tests/bare/run-commands.sh "${quick[@]}"
