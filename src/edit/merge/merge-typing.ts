import { diffTokens } from '../diff/diff-tokens';

/** If more characters differ, all between the equal start and the equal end is another text. */
const mostDifferent = 300;

/** What makes a text another one: what was typed before each of its characters or at its end, and which of them went. */
interface Typing {
  added: Map<number, string>;
  gone: Set<number>;
}

function typingIn(base: readonly string[], text: string): Typing {
  const typing: Typing = { added: new Map(), gone: new Set() };
  let at = 0;
  for (const { value, added, removed } of diffTokens(base, [...text], mostDifferent)) {
    if (added) typing.added.set(at, value.join(''));
    else if (removed) for (const index of value.keys()) typing.gone.add(at + index);
    if (!added) at += value.length;
  }
  return typing;
}

/**
 * What two have typed in one text at the same time: all that each has typed, in that order. At the same place, what is
 * in `first` comes first.
 */
export function mergeTyping(base: string, first: string, second: string): string {
  const characters = [...base];
  const both = [typingIn(characters, first), typingIn(characters, second)];
  const added = (at: number) => both.map((each) => each.added.get(at) ?? '').join('');
  const kept = characters.map(
    (character, at) => added(at) + (both.some(({ gone }) => gone.has(at)) ? '' : character),
  );
  return kept.join('') + added(characters.length);
}

/** Where a cursor is after somebody else has changed the text around it. What they typed right there is behind it. */
export function followCursor(before: string, now: string, cursor: number): number {
  const characters = [...before];
  const typing = typingIn(characters, now);
  let [from, to] = [0, 0];
  for (const [at, { length }] of characters.entries()) {
    if (from >= cursor) break;
    from += length;
    to += (typing.added.get(at)?.length ?? 0) + (typing.gone.has(at) ? 0 : length);
  }
  return to;
}
