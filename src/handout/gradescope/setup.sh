#!/usr/bin/env bash
# Gradescope runs this once, as root, when it builds the image: it installs what the judge needs, and builds the
# judge where nobody has to reach the network later. It stands in /autograder/source, beside the kata.
set -euo pipefail
source=$(cd "$(dirname "$0")" && pwd)

if ! command -v mvn > /dev/null || ! command -v javac > /dev/null; then
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends openjdk-17-jdk-headless maven
fi
# where a container may not make user namespaces the judge does without, and says so in its report
"$source/kata/.ci/sandbox" || echo "no sandbox: submissions are judged in a plain process"

mkdir -p "$source/home" "$source/kata/target/empty"
# the judge doesn't run as root, and so its files are not root's
if [ "$(id -u)" = 0 ]; then
  chown -R nobody "$source/home" "$source/kata"
fi
"$source/judge" "$source/kata/target/empty"
