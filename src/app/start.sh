#!/bin/sh
# Starts the built program: `npm start`, a service or a container runs this. docs/decisions/0038 says what each setting
# gives. Values that are already in the environment win.
project="$(dirname -- "$0")/../.."

# The project brings its own Node.
node="$project/node_modules/.bin/node"
[ -x "$node" ] || node=node

export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-32768}"
export MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-65536}"
export NODE_OPTIONS="--max-old-space-size=1024 --max-semi-space-size=4 ${NODE_OPTIONS:-}"

exec "$node" --enable-source-maps "$project/dist/server/server.js"
