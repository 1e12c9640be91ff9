import { aLine, type Hand } from './mistakes';
import { aSpot, isText, replaced, type Slip, type SlipKind, withText } from './slip';
import { aFile } from './stray-slips';

const quotes = [
  '“”',
  '„“',
  '””',
  '«»',
  '»«',
  '＂＂',
  '‟”',
  '″″',
  '〝〞',
  '「」',
  '‚‘',
  '‘’',
  '´´',
  '``',
  "''",
];

/** A file whose line that fits is written in another way. */
function inLine(
  hand: Hand,
  fits: RegExp,
  edit: (line: string) => string,
  says: RegExp,
): Omit<Slip, 'name'> | undefined {
  const all = {
    ...hand,
    contents: new Map(
      [...hand.contents].filter(
        ([file, text]) =>
          file.endsWith('.json') &&
          !file.startsWith('files/') &&
          text.split('\n').some((line) => fits.test(line)),
      ),
    ),
  };
  if (all.contents.size === 0) return undefined;
  const { file, lines, at } = aLine(all, fits);
  const line = lines[at] ?? '';
  const start = lines.slice(0, at).join('\n').length + (at === 0 ? 0 : 1);
  const by = edit(line);
  return by === line ? undefined : replaced(hand, file, start, start + line.length, by, says);
}

const inQuotes = (text: string, [open = '', close = '']: string) =>
  text.replace(/"((?:[^"\\]|\\.)*)"/g, (_, inner: string) => open + inner + close);

/** Text with some of JSON's own characters replaced, outside of texts. */
const outside = (text: string, edit: (character: string) => string) =>
  text.replace(/"(?:[^"\\\n]|\\.)*"|[^"]/g, (found) => (found[0] === '"' ? found : edit(found)));

const wide: Readonly<Record<string, string>> = {
  '{': '｛',
  '}': '｝',
  '[': '［',
  ']': '］',
  ',': '，',
  ':': '：',
  '"': '＂',
};
const spaces = ['\u00A0', '\u2003', '\u2009', '\u202F', '\u3000', '\u200B', '\u2007', '\u00AD', '\u2060'];

const machine = [
  'type',
  'path',
  'href',
  'icon',
  'layout',
  'parent',
  'src',
  'tone',
  'look',
  'jacket',
  'logo',
  'network',
  'imageSide',
  'id',
];
const isMachine = (key: string) => machine.includes(key);

const pathOf = (text: string) => /"path": "([^"]*)"/.exec(text)?.[1] ?? '/offers';

export const foreignSlips: Readonly<Record<string, SlipKind>> = {
  'quotes of a word processor in a line': (hand) =>
    inLine(hand, /"/, (line) => inQuotes(line, hand.pick(quotes)), /quotes|backtick/),
  'quotes of a word processor around one text'(hand) {
    const pair = hand.pick(quotes);
    return inLine(
      hand,
      /"/,
      (line) => {
        const all = [...line.matchAll(/"(?:[^"\\]|\\.)*"/g)];
        const { 0: found = '', index = 0 } = hand.pick(all);
        return line.slice(0, index) + inQuotes(found, pair) + line.slice(index + found.length);
      },
      /quotes|backtick/,
    );
  },
  'one quote of a word processor'(hand) {
    const [open = '', close = ''] = hand.pick(quotes);
    return inLine(
      hand,
      /^[^"]*"[^"\\]*"[^"]*$|^\s*"\w+": "[^"\\]*",?$/,
      (line) => {
        const all = [...line.matchAll(/"([^"]*)"/g)];
        const { 0: found = '', 1: inner, index = 0 } = hand.pick(all);
        const by = hand.below(2) === 0 ? `${open}${inner}"` : `"${inner}${close}`;
        return line.slice(0, index) + by + line.slice(index + found.length);
      },
      /quote|backtick/,
    );
  },
  'quotes of a word processor in a file'(hand) {
    const [file, text] = aFile(hand);
    return withText(file, inQuotes(text, hand.pick(quotes)), /quotes|backtick/);
  },
  'other spaces at the start of lines'(hand) {
    const [file, text] = aFile(hand);
    const space = hand.pick(spaces);
    return withText(
      file,
      text.replace(/^ +/gm, (found) => space.repeat(found.length)),
      /U\+|space|character/,
    );
  },
  'other spaces in a line'(hand) {
    const space = hand.pick(spaces);
    return inLine(
      hand,
      /\S/,
      (line) => line.replace(/^ /, space) + (line.startsWith(' ') ? '' : space),
      /U\+|space|character/,
    );
  },
  'other spaces around a value'(hand) {
    const space = hand.pick(spaces);
    return inLine(
      hand,
      /": /,
      (line) => line.replace('": ', hand.pick([`": ${space}`, `"${space}: `, `":${space}`])),
      /U\+|space|character/,
    );
  },
  'an invisible character in a name of a field'(hand) {
    const character = hand.pick([
      '\u00AD',
      '\u200B',
      '\u200D',
      '\uFEFF',
      '\u2060',
      '\u00A0',
      '\u200E',
      '\u202A',
    ]);
    return inLine(
      hand,
      /^\s*"\w{3,}":/,
      (line) => line.replace(/(?<=^\s*"\w{1,2})(?=\w*":)/, character),
      /U\+|character/,
    );
  },
  'an invisible character in a value'(hand) {
    const character = hand.pick(['\u00AD', '\u200B', '\u200D', '\uFEFF', '\u2060', '\u00A0', '\u200E']);
    const spot = aSpot(
      hand,
      (each) => isText(each) && isMachine(each.key) && !each.isItem && String(each.node.value).length > 2,
    );
    if (!spot) return undefined;
    const at = spot.node.offset + 2 + hand.below(String(spot.node.value).length - 1);
    return replaced(hand, spot.file, at, at, character, /U\+|character|Did you mean|space/);
  },
  'punctuation of full width'(hand) {
    return inLine(
      hand,
      /[{}[\],:]\s*$|":/,
      (line) => {
        const all = [...line.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]/g)].filter(
          ([found]) => found.length === 1,
        );
        const { 0: found = '', index = 0 } = hand.pick(all);
        return line.slice(0, index) + wide[found] + line.slice(index + 1);
      },
      /./,
    );
  },
  'punctuation of full width in a file'(hand) {
    const [file, text] = aFile(hand);
    return withText(
      file,
      outside(text, (found) => wide[found] ?? found),
      /./,
    );
  },
  'look-alikes in a number or a word'(hand) {
    const spot = aSpot(hand, ({ node }) => node.type === 'number' || node.type === 'boolean');
    if (!spot) return undefined;
    const value = String(spot.node.value);
    const by =
      spot.node.type === 'number'
        ? hand.pick([
            `−${value}`,
            `${value} `.replace(/./, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
            `${value}’000`,
            `${value},5`,
            `~${value}`,
            `${value}+`,
            `${value} %`,
            `≈${value}`,
            `'${value}'`,
            `“${value}”`,
          ])
        : hand.pick([value.toUpperCase(), `‘${value}’`, `“${value}”`, 'yes', 'ja', `${value}.`]);
    return replaced(hand, spot.file, spot.node.offset, spot.node.offset + spot.node.length, by, /./);
  },
  'a file of UTF-16'(hand) {
    const [file, text] = aFile(hand);
    const little = Buffer.from(hand.pick(['', '\uFEFF']) + text, 'utf16le');
    return withText(file, hand.pick([little, Buffer.from(little).swap16()]).toString('utf8'), /UTF-8/);
  },
  'a file of Latin-1'(hand) {
    const [file, text] = aFile(hand);
    const [found = ''] = /"(heading|title|text|name|label)": "/.exec(text) ?? [];
    const at = text.indexOf(found) + found.length;
    if (found === '') return undefined;
    const latin = Buffer.from(
      `${text.slice(0, at).replace(/[^\0-\xff]/g, '')}Über ${text.slice(at).replace(/[^\0-\xff]/g, '')}`,
      'latin1',
    );
    return withText(file, latin.toString('utf8'), /UTF-8/);
  },
  'a file of a word processor'(hand) {
    const [file, text] = aFile(hand);
    const lines = text.split('\n');
    const path = pathOf(text);
    const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    return withText(
      file,
      hand.pick([
        `{\\rtf1\\ansi\\ansicpg1252\\deff0\n{\\fonttbl{\\f0 Calibri;}}\n\\f0\\fs22 ${text.replace(/[{}\\]/g, '\\$&').replaceAll('\n', '\\par\n')}}`,
        `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>page</title></head><body><p>${html}</p></body></html>`,
        `<!DOCTYPE html>\n<html><body><pre>${html}</pre></body></html>`,
        `<?xml version="1.0" encoding="UTF-8"?>\n<page><path>${path}</path></page>\n`,
        html,
        'PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0\ufffd\ufffdword/document.xml',
        '%PDF-1.7\n%\ufffd\ufffd\n1 0 obj\n',
        '\ufffd\ufffd\x11\ufffd\x1a\ufffd\0\0\0\0',
        '\ufffdPNG\r\n\x1a\n\0\0\0\rIHDR',
        'bplist00\ufffd\x01\x02',
        lines.map((line) => `> ${line}`).join('\n'),
        `\u3000${text}`,
      ]),
      /RTF|word processor|web page|HTML|XML|office|ZIP|PDF|picture|text editor|UTF-8|U\+|quot|JSON/,
    );
  },
  'a file of another language'(hand) {
    const [file, text] = aFile(hand);
    const path = pathOf(text);
    return withText(
      file,
      hand.pick([
        `path: ${path}\ntitle: Offers\nblocks:\n  - type: hero\n    heading: Offers\n`,
        `---\npath: ${path}\ntitle: Offers\n---\n# Offers\n`,
        '- type: hero\n  heading: Offers\n',
        `path;title;description\n${path};Offers;All offers\n`,
        `path,title,description\n${path},Offers,All offers\n`,
        `"path","title","description"\n"${path}","Offers","All offers"\n`,
        '# Offers\n\nAll offers of this month.\n',
        'Offers\n\nAll offers of this month.\n',
        `title = "Offers"\npath = "${path}"\n`,
        `[page]\npath = "${path}"\n`,
        `export default ${text}`,
        `module.exports = ${text.trimEnd()};\n`,
        `const page = ${text.trimEnd()};\n`,
        `\`\`\`json\n${text}\`\`\`\n`,
        `Here is the page:\n\n${text}`,
        `${JSON.stringify(text)}\n`,
        `<?php return ${text}`,
        `return ${text}`,
        `page(${text.trimEnd()})\n`,
        text.replace(/"(\w+)":/g, '$1:'),
        text.replaceAll('"', "'"),
        text.replaceAll('"', '\\"'),
        text.replaceAll('":', '" =>').replaceAll('{', '[').replaceAll('}', ']'),
        '',
        '\n\n',
        'null\n',
        'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n',
      ]),
      /./,
    );
  },
};
