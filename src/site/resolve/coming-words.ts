import type { Coming, Count, PageChange } from './coming';

/** What a date does to a page, in a few words that follow its name. */
export function changeWords({ type, lead, blocks, links, isList, isBelow }: PageChange): string {
  if (type === 'comes') return 'comes';
  if (type === 'goes') return lead === undefined ? 'goes' : `goes; its address leads to ${lead}`;
  if (type === 'replaced') return 'takes its new form';
  const parts = [
    ...countWords(blocks, 'block'),
    ...countWords(links, 'link'),
    ...(isList ? ['what it shows of other pages changes'] : []),
    ...(isBelow ? ['its trail changes'] : []),
  ];
  return parts.join(', ');
}

function countWords({ come, go, lead }: Count, noun: string): string[] {
  const words = (count: number, one: string, many: string) =>
    count === 0 ? [] : [count === 1 ? `a ${noun} ${one}` : `${count} ${noun}s ${many}`];
  return [
    ...words(come, 'comes', 'come'),
    ...words(go, 'goes', 'go'),
    ...words(lead, 'leads elsewhere', 'lead elsewhere'),
  ];
}

/** What a date does to all pages; undefined for nothing. */
export function everywhereWords({ everywhere }: Coming): string | undefined {
  if (everywhere.length === 0) return undefined;
  return `The ${everywhere.join(' and the ')} of all pages ${everywhere.length === 1 ? 'changes' : 'change'}`;
}
