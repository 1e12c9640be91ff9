/** An answer that takes longer is a failure. In milliseconds. */
const timeout = 10_000;

/**
 * Sends the message once and returns whether the status was 2xx. Without an endpoint nothing is sent over the network
 * (docs/product.md, form delivery). The id lets the endpoint recognize a message that it already has: a browser repeats a POST when
 * a reused connection is closed, and a visitor when a failure is reported.
 */
export async function deliver(
  message: Readonly<Record<string, unknown>>,
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
      // The page's first request without credentials gets a new connection, on which no browser repeats a POST.
      credentials: 'omit',
      // A redirect would be followed with GET, and its page would look like a success.
      redirect: 'error',
      signal: late.signal,
    });
    // Nobody needs the body, but left unread it would count as an aborted request.
    response.text().catch(() => {});
    return response.ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
