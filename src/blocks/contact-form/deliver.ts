/** An answer that takes longer counts as none. In milliseconds. */
const timeout = 10_000;

/**
 * Sends the message once and tells whether the answer was 2xx. Without an endpoint nothing goes over the network
 * (specification §7). By the id the endpoint knows a message that it has had: browsers repeat a POST by themselves
 * when a connection that was used before is cut, and visitors when they are told of a failure.
 */
export async function deliver(
  message: Record<string, string>,
  id: string,
  endpoint: string | null,
): Promise<boolean> {
  if (endpoint === null) {
    console.log('Contact form:', message);
    return true;
  }
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...message, id }),
      // A page's first request without credentials gets a connection of its own, which is not repeated.
      credentials: 'omit',
      // A redirect would be followed with GET, and its page be taken for a success.
      redirect: 'error',
      signal: late.signal,
    });
    // Nobody reads the answer's body; left lying, it would count as an aborted request.
    response.text().catch(() => {});
    return response.ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
