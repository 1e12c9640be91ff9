import { hasForeign } from '../text/fix/slug';

/** Nothing is left of a name in another script. */
const hasEmptyPart = /\/(\/|$|\.(?!well-known\/))/;

/** The first character that an address can't have, and the name without such characters if something is left of it. */
export function plainName(file: string): [found: string, meant: string | undefined] {
  const [found = ''] = /[^A-Za-z0-9._/-]/.exec(file) ?? [];
  const meant = file
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._/-]+/g, '-')
    .replace(/(?<!-)-+(?=\.[a-z0-9]+$)|(?<=\/)(?!\.well-known\/)[-.]+/gi, '');
  return [
    found === ' ' ? 'a space' : found === '' ? 'a dot at its start' : `"${found}"`,
    hasForeign(file) || hasEmptyPart.test(meant) ? undefined : meant,
  ];
}

/** Of a file whose name ends in capital letters. */
export const capitalEnd = {
  message: (_: string, kind: string) => `The name of this file ends with .${kind}, in capital letters.`,
  help: lowerEnd,
};

function lowerEnd(file: string, kind: string): string {
  const [, meant] = plainName(file.slice(0, file.length - kind.length) + kind.toLowerCase());
  return meant === undefined
    ? `Rename it, so that its name ends with .${kind.toLowerCase()}.`
    : `Rename it to "${meant}".`;
}
