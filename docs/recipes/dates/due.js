// A Cloudflare Worker that has a site built when something comes or goes there by its date.
// Its variable: SITE_URL (such as https://example.com). Its secret: HOOK, the address to which the host of the site
// takes a POST for a build. docs/dates.md sets them up.

export default {
  async scheduled(_controller, { SITE_URL, HOOK }) {
    const built = await ask(`${SITE_URL}/built.json`, { cache: 'no-store' });
    const { next } = await built.json();
    // False without a date, too.
    const isDue = Date.parse(next) <= Date.now();
    if (!isDue) return;
    await ask(HOOK, { method: 'POST' });
    console.log(`Something was due at ${next}: a build has begun.`);
  },
};

async function ask(address, request) {
  const answer = await fetch(address, { ...request, signal: AbortSignal.timeout(10_000) });
  // Whoever knows the whole address of the hook may start builds.
  if (!answer.ok) throw new Error(`${new URL(address).host} answered with ${answer.status}.`);
  return answer;
}
