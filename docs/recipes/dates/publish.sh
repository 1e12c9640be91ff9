#!/bin/sh
# Builds and uploads the site if something is due there by its date. docs/dates.md sets it up.
# Its variables: SITE_URL (such as https://example.com), and TO (where rsync puts the site).
set -eu

status=0
npm run -s due -- --url "$SITE_URL" || status=$?
# With 0 nothing is due. With 2 the site could not be asked, so nobody knows.
[ "$status" -eq 1 ] || exit "$status"

git pull -q --ff-only
npm ci
npm run build
rsync -rc --exclude='*.html' dist/ "$TO"
rsync -rc --delete-after dist/ "$TO"
