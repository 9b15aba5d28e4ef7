#!/bin/sh
# Makes the secrets that compose.yml and compose.cluster.yml read, in deploy/secrets; what is there stays as it is.
# A container sees such a file with its owner and mode, so that the program's account (65532) has to own it: run as root.
set -eu
umask 077
cd "$(dirname -- "$0")"
mkdir -p secrets

write() {
  [ -s "secrets/$1" ] || printf '%s\n' "$2" > "secrets/$1"
}

random() {
  head -c 36 /dev/urandom | base64 | tr '+/' '-_'
}

write session-secret "$(random)"
write database-password "$(random)"
write database-url "postgres://hatheli:$(cat secrets/database-password)@database/hatheli"
write s3-access-key-id hatheli
write s3-secret-access-key "$(random)"
if [ "$(id -u)" = 0 ]; then
  chown 65532:65532 secrets/*
else
  echo 'make-secrets: not root, so give the files to the account of the image: sudo chown 65532:65532 deploy/secrets/*' >&2
fi
