#!/bin/sh
# sh scripts/run.sh packages|built COMMAND [ARGUMENT …]: prepares the project, then becomes the command, so that signals
# reach it. Preparing installs packages after a change of the lock file, and with `built` builds after a change of sources.
case "$1" in
  packages) node scripts/prepare.mjs --packages || exit ;;
  built) node scripts/prepare.mjs || exit ;;
esac
shift

# The installed Node comes first; the one that prepared may be older.
PATH="$PWD/node_modules/.bin:$PATH"
export PATH
exec "$@"
