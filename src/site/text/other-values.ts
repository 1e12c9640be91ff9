/** What people call the values of this schema: by other names, or by those of other icon sets and libraries. */
const otherValues: Readonly<Record<string, readonly string[]>> = {
  x: ['twitter', 'x.com', 'twitter.com'],
  facebook: ['fb', 'meta'],
  instagram: ['insta', 'ig'],
  youtube: ['yt'],
  whatsapp: ['wa'],
  linkedin: ['li'],
  ink: ['dark', 'black'],
  light: ['white', 'bright'],
  dark: ['ink', 'black'],
  pale: ['light', 'white'],
  start: ['left'],
  end: ['right'],
  display: ['large', 'big', 'xl'],
  page: ['normal', 'default', 'small', 'medium'],
  landscape: ['4:3', '4/3', 'horizontal'],
  wide: ['16:9', '16/9', 'widescreen'],
  square: ['1:1', '1/1'],
  portrait: ['4:5', '4/5', 'upright', 'vertical', 'tall'],
  band: ['3:1', '3/1'],
  strip: ['6:1', '6/1'],
  house: ['home'],
  mail: ['email', 'envelope'],
  settings: ['gear', 'cog'],
  'map-pin': ['location', 'marker', 'pin'],
  users: ['people', 'team'],
  'shield-check': ['security'],
};

const affixes =
  /^(fa[bsrl]?[ :-]+(fa-)?|fa(?=[A-Z])|lucide[:-]|mdi[:-]|bi[:-]|icon[s]?[:-])|(\.svg|-icon|Icon)$/g;

/** The choice that is known by this name elsewhere. */
export function valueByAnotherName(value: string, choices: readonly string[]): string | undefined {
  const plain = value.replace(affixes, '');
  const name = plain.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  if (name !== value && choices.includes(name)) return name;
  return choices.find((choice) => otherValues[choice]?.includes(value.toLowerCase()));
}
