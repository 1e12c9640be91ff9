import { aLine, type Hand, type Mistake, replaceLines } from './mistakes';

/** Values that programs read: names, addresses, choices. */
const machine =
  /"(type|path|href|icon|layout|parent|src|tone|look|place|jacket|logo|network|kind|imageSide)": "[^"]+"/;

function inLine(name: string, hand: Hand, fits: RegExp, edit: (line: string) => string): Mistake {
  const place = aLine(hand, fits);
  return replaceLines(name, place, 1, edit(place.lines[place.at] ?? '').split('\n'));
}

/** Edits one character or more at a random place that fits. */
function at(line: string, { pick }: Hand, place: RegExp, edit: (found: string) => string): string {
  const all = [...line.matchAll(place)];
  if (all.length === 0) return line;
  const found = pick(all);
  return line.slice(0, found.index) + edit(found[0]) + line.slice(found.index + found[0].length);
}

/** The site's own, from its settings. */
const addressOf = ({ contents }: Hand): string =>
  /"url": "([^"]+)"/.exec(contents.get('site.json') ?? '')?.[1] ?? '';

const swapCase = (text: string) => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase());

export const textMistakes: Readonly<Record<string, (hand: Hand) => Mistake>> = {
  'a line deleted': (hand) => replaceLines('a line deleted', aLine(hand), 1, []),
  'a line doubled'(hand) {
    const place = aLine(hand);
    const line = place.lines[place.at] ?? '';
    return replaceLines('a line doubled', place, 1, [line, line]);
  },
  'two lines swapped'(hand) {
    const place = aLine(hand);
    const [one = '', other = ''] = place.lines.slice(place.at, place.at + 2);
    return replaceLines('two lines swapped', place, 2, [other, one]);
  },
  'a character deleted': (hand) =>
    inLine('a character deleted', hand, /[{}[\],:"]/, (line) => at(line, hand, /[{}[\],:"]/g, () => '')),
  'a character doubled': (hand) =>
    inLine('a character doubled', hand, /[{}[\],:"]/, (line) =>
      at(line, hand, /[{}[\],:"]/g, (character) => character + character),
    ),
  'a capital in a name of a field': (hand) =>
    inLine('a capital in a name of a field', hand, /"\w+":/, (line) =>
      at(line, hand, /[a-z](?=\w*":)/gi, swapCase),
    ),
  'a capital in a value': (hand) =>
    inLine('a capital in a value', hand, machine, (line) =>
      line.replace(/(?<=: ")[^"]+/, (value) => at(value, hand, /[a-z]/gi, swapCase)),
    ),
  'two letters swapped in a name of a field': (hand) =>
    inLine('two letters swapped in a name of a field', hand, /"\w{3,}":/, (line) =>
      at(line, hand, /(\w)(?!\1)\w(?=\w*":)/g, ([one = '', other = '']) => other + one),
    ),
  'a letter missing in a value': (hand) =>
    inLine('a letter missing in a value', hand, machine, (line) =>
      line.replace(/(?<=: ")[^"]+/, (value) => at(value, hand, /\w/g, () => '')),
    ),
  'quotes of a word processor': (hand) =>
    inLine('quotes of a word processor', hand, /"[^"]+"/, (line) =>
      at(line, hand, /"[^"]+"/g, (text) => `“${text.slice(1, -1)}”`),
    ),
  'a no-break space at the start of a line': (hand) =>
    inLine('a no-break space at the start of a line', hand, /^ +\S/, (line) => line.replace(' ', '\u00A0')),
  'an invisible character in a value': (hand) =>
    inLine('an invisible character in a value', hand, machine, (line) =>
      line.replace(/(?<=: ")[^"]+/, (value) => at(value, hand, /\w/g, (letter) => `${letter}\u200B`)),
    ),
  'HTML of a web page': (hand) =>
    inLine('HTML of a web page', hand, /"(text|lead|answer)": "/, (line) =>
      line.replace(/(?<=: ")(.+)(?=")/, '<p>$1</p>'),
    ),
  'an entity of a web page': (hand) =>
    inLine('an entity of a web page', hand, /"(title|label|heading)": "\w+ \w/, (line) =>
      line.replace(/(?<=: "\w+) /, '&nbsp;'),
    ),
  'a full address of a web page': (hand) =>
    inLine('a full address of a web page', hand, /"href": "\/[^"]*"/, (line) =>
      line.replace(/(?<=: ")/, addressOf(hand)),
    ),
  'an address with a query': (hand) =>
    inLine('an address with a query', hand, /"href": "\/[^"#]*"/, (line) =>
      line.replace(/(?<=: "[^"]+)"/, '?utm_source=mail"'),
    ),
  'a line break in a text': (hand) =>
    inLine('a line break in a text', hand, /"text": "\w+ \w/, (line) => line.replace(/(?<=: "\w+) /, '\n')),
  'a quote in a text': (hand) =>
    inLine('a quote in a text', hand, /"text": "\w+ \w+ \w/, (line) =>
      line.replace(/(?<=: "\w+ )(\w+)/, '"$1"'),
    ),
  'a comment': (hand) => inLine('a comment', hand, /,$/, (line) => `${line} // new`),
  'a merge conflict'(hand) {
    const place = aLine(hand);
    const line = place.lines[place.at] ?? '';
    const lines = ['<<<<<<< HEAD', line, '=======', line.replace(/\w(?=\W*$)/, 'x'), '>>>>>>> theirs'];
    return replaceLines('a merge conflict', place, 1, lines);
  },
  'a merge that kept both': (hand) => {
    const place = aLine(hand, /"\w+": "[^"]+",$/);
    const line = place.lines[place.at] ?? '';
    return replaceLines('a merge that kept both', place, 1, [line, line.replace(/\w(?=",$)/, 'x')]);
  },
  'a rest of a merge conflict': (hand) => {
    const place = aLine(hand);
    return replaceLines('a rest of a merge conflict', place, 0, [
      hand.pick(['=======', '<<<<<<< HEAD', '>>>>>>> 1f2e3d4']),
    ]);
  },
};
