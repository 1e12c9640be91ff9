const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What our own documents escape. */
const unescaped = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return names[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16));
  });

/** The markup of what is between header and footer. */
export function mainOf(html: string): string {
  const start = html.indexOf('<main');
  return start === -1 ? '' : html.slice(start, html.indexOf('</main>', start));
}

/** The words of markup, with those that stand for pictures. */
export const wordsIn = (markup: string): string =>
  unescaped(markup.replace(/<[^<>]*>/g, (tag) => ` ${/ alt="([^"]*)"/.exec(tag)?.[1] ?? ''} `))
    .replace(/\s+/g, ' ')
    .trim();

/** The addresses that markup links to. */
export const linksIn = (markup: string): string =>
  [...markup.matchAll(/ href="([^"<>]*)"/g)].map(([, address = '']) => unescaped(address)).join(' ');
