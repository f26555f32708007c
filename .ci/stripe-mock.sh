#!/usr/bin/env bash
# Builds stripe-mock, Stripe's own server of its protocol, which refuses calls of a wrong shape, and prints where it lies. Needs Go;
# what was built before is taken.
set -euo pipefail

version=v0.203.0
cache=${NAQSH_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/naqsh}
binary=$cache/stripe-mock-$version
limit_s=600

if [ -x "$binary" ]; then
  echo "$binary"
  exit 0
fi
command -v go >/dev/null || { echo "stripe-mock was not built: no Go here (apt-get install golang-go)" >&2; exit 1; }

mkdir -p "$cache"
work=$(mktemp -d "$cache/building.XXXXXX")
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
CGO_ENABLED=0 GOBIN=$work timeout "$limit_s" go install "github.com/stripe/stripe-mock@$version" >&2
mv "$work/stripe-mock" "$binary"
echo "$binary"
