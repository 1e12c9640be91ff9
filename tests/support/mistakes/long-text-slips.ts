import type { Hand } from './mistakes';
import { aSpot, isText, type SlipKind, withValue } from './slip';

/** A long text with a part of it written in another way. */
function changed(hand: Hand, part: RegExp, by: (found: string) => string, says: RegExp) {
  const isLong = (text: string) => /^### |^\||^!\[|^> |^```/m.test(text) && part.test(text);
  const spot = aSpot(hand, (each) => each.key === 'text' && isText(each) && isLong(String(each.node.value)));
  return spot && withValue(hand, spot, JSON.stringify(String(spot.node.value).replace(part, by)), says);
}

/** Mistakes in what only long texts can have. */
export const longTextSlips: Readonly<Record<string, SlipKind>> = {
  'a picture in a text misspelt': (hand) =>
    changed(hand, /(?<=\]\(images\/)[\w-]+/, (name) => `${name}-new`, /There is no file images/),
  'a picture in a text from elsewhere': (hand) =>
    changed(
      hand,
      /(?<=!\[[^\]]+\]\()images/,
      () => hand.pick(['https://northport.example/images', '/images', '../images', 'content/images']),
      /A picture can't be/,
    ),
  'a picture in a text without a description': (hand) =>
    changed(hand, /!\[[^\]]+\]/, () => '![]', /no description/),
  'a picture among the words of a text': (hand) =>
    changed(hand, /^!\[/m, (start) => `As you see: ${start}`, /among words/),
  'a heading of a text with other #': (hand) =>
    changed(hand, /^### /m, () => hand.pick(['# ', '## ', '##### ']), /three or four #/),
  'a heading of a text underlined': (hand) =>
    changed(hand, /^### (\w.*)/m, (line) => `${line.slice(4)}\n---`, /heading of the words/),
  'a cell too many in a text': (hand) =>
    changed(
      hand,
      /^(\|.*\n\|[ :|-]+\n\|.*\|.*)\|$/m,
      (lines) => `${lines} one more |`,
      /Row 1 of this table/,
    ),
  'no line below the headers of a table': (hand) =>
    changed(
      hand,
      /^(\|.*)\n\|[ :-]+\|(?=[ :|-]+\n)/m,
      (lines) => lines.replace(/[ :-]+\|$/, ''),
      /belongs to no table/,
    ),
};
