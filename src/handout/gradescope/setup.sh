#!/usr/bin/env bash
# Gradescope runs this script once, as root, to build the image. The script installs what the judge needs, and builds
# the judge, which later needs no network. The script is in /autograder/source, beside the kata.
set -euo pipefail
source=$(cd "$(dirname "$0")" && pwd)

if ! command -v mvn > /dev/null || ! command -v javac > /dev/null; then
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends openjdk-17-jdk-headless maven
fi
# if a container may not create user namespaces, the judge runs without a sandbox, and its report says so
"$source/kata/.ci/sandbox" || echo "no sandbox: submissions are judged in a plain process"

mkdir -p "$source/home" "$source/kata/target/empty"
# the judge doesn't run as root, so root must not own its files
if [ "$(id -u)" = 0 ]; then
  chown -R nobody "$source/home" "$source/kata"
fi
"$source/judge" "$source/kata/target/empty"
