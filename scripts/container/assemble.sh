#!/bin/sh
# Builds the product in a folder with all packages and puts what serving needs into the given folder. The Dockerfile
# runs it, and CI does the same in an empty folder (scripts/image-check.mjs).
set -eu
out=$1
node scripts/build.mjs
npm prune --omit=dev --no-audit --no-fund --loglevel=error
# SQLite's file, collected mail and Node's compile cache are written by the account that serves.
mkdir -p "$out/app/var" "$out/app/build/compile-cache" "$out/usr/local/bin"
cp -R package.json node_modules build data "$out/app"
install -m 755 scripts/container/inko "$out/usr/local/bin/inko"
