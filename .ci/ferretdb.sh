#!/usr/bin/env bash
# Builds FerretDB, a server of MongoDB's protocol over SQLite, for specs, and prints where it lies. Needs Go 1.22 or later,
# or any Go that can fetch one from the module proxy; what was built before is taken.
set -euo pipefail

version=v1.24.0
toolchain=go1.22.6
cache=${NAQSH_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/naqsh}
binary=$cache/ferretdb-$version
limit_s=1200

if [ -x "$binary" ]; then
  echo "$binary"
  exit 0
fi
command -v go >/dev/null || { echo "FerretDB was not built: no Go here (apt-get install golang-go)" >&2; exit 1; }

mkdir -p "$cache"
work=$(mktemp -d "$cache/building.XXXXXX")
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT

folder_of() { go mod download -json "$1" | sed -n 's/^\t"Dir": "\(.*\)",\?$/\1/p'; }

cd "$work"
go=go
minor=$(go env GOVERSION | sed 's/^go1\.\([0-9]*\).*/\1/')
if [ "$minor" -lt 22 ]; then
  platform=$(go env GOOS)-$(go env GOARCH)
  cp -r "$(folder_of "golang.org/toolchain@v0.0.1-$toolchain.$platform")" toolchain
  chmod -R u+w,a+x toolchain
  export GOROOT=$work/toolchain
  go=$GOROOT/bin/go
fi

cp -r "$(folder_of "github.com/FerretDB/FerretDB@$version")" source
chmod -R u+w source
cd source
# The module does not carry it, and a server without it ends at its start.
printf '%s' "$version" >build/version/version.txt
# A command of many updates holds a connection for each until its end: a hundred are too few, and it would wait for itself.
sed -i 's/\(SetMax\(Open\|Idle\)Conns\)(100)/\1(4096)/' internal/backends/sqlite/metadata/pool/opendb.go
CGO_ENABLED=0 GOTOOLCHAIN=local timeout "$limit_s" "$go" build -tags ferretdb_no_postgresql -o "$work/ferretdb" ./cmd/ferretdb >&2
mv "$work/ferretdb" "$binary"
echo "$binary"
