/** Scripts whose letters look like Latin ones. */
const otherScripts =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}]/u;

/** Cyrillic and Greek letters that can't be told from Latin ones; browsers keep such a list, too. */
const likeLatin = /^[-0-9аԁегԍһіјӏкорԛѕԝхуъьпѵαικνορτυχω]+$/u;

/** True for Latin letters together with those of a script that has twins of them. */
export const mixesScripts = (word: string): boolean =>
  otherScripts.test(word) && /\p{Script=Latin}/u.test(word);

/** True for a part of a host that readers take for another one: with letters of two scripts, or of a twin of Latin. */
function isLookAlike(part: string, end: string): boolean {
  return mixesScripts(part) || (otherScripts.test(part) && likeLatin.test(part) && /^[a-z]+$/.test(end));
}

/** The user name in a web address, and its host as it is written. Undefined for other addresses. */
export function readAuthority(href: string): { user: string; host: string } | undefined {
  const [, authority] = /^https?:\/\/([^/?#]*)/.exec(href) ?? [];
  if (authority === undefined) return undefined;
  const at = authority.lastIndexOf('@');
  return {
    user: authority.slice(0, Math.max(at, 0)),
    host: authority.slice(at + 1).replace(/:[^:\]]*$/, ''),
  };
}

/** Why readers may take a host for another one. */
export function hostTrick(host: string): 'alike' | 'code' | undefined {
  const parts = host.normalize('NFKC').toLowerCase().split('.');
  if (parts.some((part) => part.startsWith('xn--'))) return 'code';
  return parts.some((part) => isLookAlike(part, parts.at(-1) ?? '')) ? 'alike' : undefined;
}
