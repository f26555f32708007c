#!/bin/sh
# Runs one service of the cluster as `npm start` runs the shop: sh standalone/serve.sh command-service
# It becomes that process, so that signals reach it.
here=$(dirname "$0")
# Disks, pictures and passwords share Node's pool.
export UV_THREADPOOL_SIZE="${UV_THREADPOOL_SIZE:-16}"
exec node --enable-source-maps $(grep '^--' "$here/v8-options") "$here/dist/$1.mjs"
