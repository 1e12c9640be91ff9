import type { WordName, Words } from '../../../site/words/words';

/** Read by the page of an error, which every document must be able to show. */
const always = ['unexpectedError', 'unexpectedErrorHelp', 'reload'] as const satisfies WordName[];

/** Words that remember which of them were read, in the order of the first time. */
export function recordWords(all: Words): { words: Words; read: Partial<Words> } {
  const read: Partial<Record<string, string>> = Object.fromEntries(always.map((name) => [name, all[name]]));
  const words = new Proxy(all, {
    get(_, name: keyof Words) {
      read[name] = all[name];
      return all[name];
    },
  });
  return { words, read };
}
