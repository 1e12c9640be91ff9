import { counted, listed } from '../../../site/text/wording';
import type { ChangedPart } from '../../protocol/requests/change-requests';

/** Of the words of a commit's subject: git shows about so many characters. */
const longest = 72;
const mostNamed = 3;

const verbs: Readonly<Record<ChangedPart['type'], string>> = {
  added: 'Add',
  removed: 'Remove',
  renamed: 'Move',
  changed: 'Change',
  layout: 'Lay out',
};

/** A message for a commit of these changes, such as "Change Home › Hero › Heading". */
export function suggestMessage(parts: readonly ChangedPart[]): string {
  const [only] = parts;
  if (!only) return '';
  if (parts.length === 1) {
    const [difference, second] = only.differences;
    const where = difference && !second && only.type === 'changed' ? ` › ${difference.name}` : '';
    return cut(`${verbs[only.type]} ${only.name}${where}`);
  }
  const types = new Set(parts.map(({ type }) => type));
  const verb = types.size === 1 ? verbs[only.type] : 'Change';
  const names = parts.map(({ name }) => name);
  const all = `${verb} ${listed(names, 'and')}`;
  if (names.length <= mostNamed && all.length <= longest) return all;
  const pages = parts.filter(({ kind }) => kind === 'page').length;
  const others = parts.length - pages;
  const words = [pages > 0 && counted(pages, 'pages'), others > 0 && counted(others, 'other parts')];
  return `${verb} ${listed(
    words.filter((word) => word !== false),
    'and',
  )}`;
}

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
