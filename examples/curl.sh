#!/usr/bin/env bash
# The API with curl only: examples/curl.sh [URL]
set -euo pipefail
base=${1:-${BASE_URL:-http://localhost:8787}}
base=${base%/}
head=$(mktemp)
trap 'rm -f "$head"' EXIT

step() { printf '\n# %s\n' "$1"; }
# Prints a command and its response, and keeps the response headers for later steps.
call() {
  printf '$ curl'
  printf ' %q' "$@"
  printf '\n'
  curl -sS -D "$head" "$@" && printf '\n'
}
header() { grep -i "^$1:" "$head" | tail -1 | sed 's/^[^:]*: *//; s/\r$//'; }
# A string member of a flat JSON object. For anything more, use jq.
member() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p"; }

curl -sS -o "$head" "$base/api/health" || { echo "Nothing answers at $base. \`npm start\` serves a portfolio at http://localhost:8787." >&2; exit 1; }

step 'Read'
call "$base/api/profile"

step 'Read again with an ETag: 304 and no body'
call -H "If-None-Match: $(header ETag)" "$base/api/profile"
echo "status: $(head -1 "$head" | cut -d' ' -f2)"

step 'Read the first page of projects, and the next one from its Link header'
call -G -d limit=2 "$base/api/projects"
next=$(header Link | tr ',' '\n' | sed -n 's/.*<\([^>]*\)>; *rel="next".*/\1/p')
[ -z "$next" ] || call "$base${next#"${next%%/api/*}"}"

step 'Send an inquiry twice with the same key: it is accepted once'
key=$(cat /proc/sys/kernel/random/uuid 2>/dev/null || uuidgen)
inquiry='{"name":"Ada Example","email":"ada@example.com","message":"Would you have time for a small project in spring?"}'
job=$(curl -sS "$base/api/contact" -H 'Content-Type: application/json' -H "Idempotency-Key: $key" -d "$inquiry" | member job_id)
call "$base/api/contact" -H 'Content-Type: application/json' -H "Idempotency-Key: $key" -d "$inquiry"
echo "replayed: $(header Idempotent-Replay)"

step 'Poll its job until it is completed'
until curl -sS -D "$head" "$base/api/jobs/$job" | grep -q '"status":"completed"'; do sleep "$(header Retry-After)"; done
call "$base/api/jobs/$job"

step 'Get a demo key, use it, revoke it'
secret=$(curl -sS -X POST "$base/api/agent/key" | member api_key)
curl -sS -o "$head" -w 'with the key: %{http_code}\n' -H "x-api-key: $secret" "$base/api"
curl -sS -o "$head" "$base/api/agent/events" -H 'Content-Type: application/json' -d "{\"event\":\"revoke\",\"token\":\"$secret\"}"
curl -sS -o "$head" -w 'after revocation: %{http_code}\n' -H "x-api-key: $secret" "$base/api"

step 'Ask a question, and stream the answer'
call -N -G -H 'Accept: text/event-stream' --data-urlencode 'q=How can I reach you?' "$base/ask"
