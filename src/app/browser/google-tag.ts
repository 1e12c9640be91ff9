declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google's script reads each command as the `arguments` of a function. */
function command(..._: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array is not a command.
  window.dataLayer?.push(arguments);
}

/** Loads Google's script. It counts this page at once and, by default, each page that is shown in place. */
export function startGoogle(measurementId: string): void {
  if (window.dataLayer) return;
  window.dataLayer = [];
  command('js', new Date());
  command('config', measurementId);
  const address = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
  const policy = window.trustedTypes?.createPolicy('google-tag', { createScriptURL: () => address });
  const src = policy?.createScriptURL('') ?? address;
  document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
}

function expire(name: string, domain: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox before 140 has no Cookie Store.
  document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

/** Deletes what Google's script has stored. A script that runs ends with the document, which is loaded again. */
export function stopGoogle(): void {
  const names = document.cookie.split('; ').flatMap((cookie) => /^_ga[^=]*/.exec(cookie) ?? []);
  const labels = location.hostname.split('.');
  // The script sets them for the longest part of the host that browsers allow.
  const hosts = labels.map((_, index) => labels.slice(index).join('.'));
  for (const name of names)
    for (const domain of ['', ...hosts.map((host) => `; domain=${host}`)]) expire(name, domain);
  if (window.dataLayer) location.reload();
}
