#!/usr/bin/env bash
# Runs the two commands of README in a bare root; with arguments, only these projects of vitest.config.ts.
set -euo pipefail
cd /root/site

if [[ ${BUSY:-false} == true ]]; then
  for ((core = 0; core < $(nproc); core++)); do
    while :; do :; done &
  done
fi

if (($# > 0)); then
  npm ci
  failed=0
  npx vitest run "${@/#/--project=}" --reporter=default --reporter=json --outputFile=../quick.json || failed=$?
  # A skipped test counts as failed, as it does in npm test.
  node -p 'const { numTotalTests: all, numPassedTests: passed } = JSON.parse(fs.readFileSync("../quick.json"));
    `${passed} passed, ${all - passed} failed`'
  exit "$failed"
fi

answers() {
  node -e 'fetch(process.argv[1]).then(async (answer) => {
    process.exit(answer.ok && (await answer.text()).includes("<main") ? 0 : 1);
  })' "$1"
}

# It passes if the address that it prints answers with a page.
start() {
  local url=''
  set -m
  (npm ci && npm start) &>../start.log &
  set +m
  while [[ -z $url ]] && kill -0 $! 2>/dev/null; do
    sleep 1
    url=$(grep -oE 'http://localhost:[0-9]+' ../start.log | head -n 1 || true)
  done
  if [[ -n $url ]] && answers "$url"; then echo '1 passed, 0 failed'; else echo '0 passed, 1 failed'; fi >>../start.log
  kill -- -$! 2>/dev/null || true
  cat ../start.log
}

start
{ npm ci && npm test; } 2>&1 | tee ../test.log || true

failed=0
for name in start test; do
  line=$(grep -E '^[0-9]+ passed, [0-9]+ failed$' ../$name.log | tail -n 1 || true)
  echo "npm ci && npm $name: ${line:-0 passed, 1 failed}"
  [[ $line == *', 0 failed' ]] || failed=1
done
exit $failed
