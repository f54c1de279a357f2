#!/usr/bin/env bash
# Builds every target with cargo-fuzz, and gives each its dictionary and its seeds: the cases of the tests, behind as many bytes
# as the target takes for options, or the lines of a table. With OUT set to a folder it does the same anywhere.
set -euo pipefail
cd "$(dirname "$0")"
[ -d "${SRC:-/nowhere}/anyfeed" ] && cd "$SRC/anyfeed" || cd ../..
: "${OUT:?the folder for the targets}"

# rust-toolchain.toml names the compiler of releases; instrumentation needs that of the image.
export RUSTUP_TOOLCHAIN="${RUSTUP_TOOLCHAIN:-nightly}"
[ -n "${SEEDS_ONLY:-}" ] || cargo fuzz build -O --debug-assertions

# Target and the bytes that it takes for options, or its table.
targets="road:2 encoding:1 stream:3 lanes:3 json:0 markup:1 sanitize:0 pages:0 people:people dates:dates urls:urls"
for pair in $targets; do
  name=${pair%%:*}
  how=${pair##*:}
  [ -n "${SEEDS_ONLY:-}" ] || cp "fuzz/target/x86_64-unknown-linux-gnu/release/$name" "$OUT/"
  cp fuzz/dictionary.txt "$OUT/$name.dict"
  seeds=$(mktemp -d)
  if [ -f "tests/tables/$how.tsv" ]; then
    cut -f 1 "tests/tables/$how.tsv" | split -l 1 -a 5 - "$seeds/line-"
  else
    find tests/feeds -type f ! -name '*.expect.json' -size -6k | while read -r file; do
      [ "$name" != json ] || [ "${file%.json}" != "$file" ] || continue
      { head -c "$how" /dev/zero; cat "$file"; } > "$seeds/$(echo "${file#tests/feeds/}" | tr / -)"
    done
  fi
  rm -f "$OUT/${name}_seed_corpus.zip"
  (cd "$seeds" && zip -q -r "$OUT/${name}_seed_corpus.zip" .)
  rm -rf "$seeds"
done
