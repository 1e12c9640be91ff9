interface Labeled {
  label: string;
}

/** What stands in the bar of the header. */
interface Bar {
  header: {
    as?: string;
    menu?: Labeled;
    menus?: readonly Labeled[];
    links?: readonly Labeled[];
    phone?: Labeled;
    action?: Labeled;
  };
  brand: { name: string; isWordmark?: true };
}

/** In CSS pixels: the middle of the letters of many fonts, a little generously. */
const letter = { label: 8, name: 11, largeName: 18, ideograph: 16 };

/** In CSS pixels: what the bar has between its edges where the window is 64 and 80 em wide. */
const room = { usual: 928, late: 1184 };

/** The widths in CSS pixels of a round button, of a gap and of the icon beside the name. */
const [button, gap, icon] = [44, 12, 42];

const widthOf = (text: string, each: number): number =>
  Array.from(text).reduce((sum, char) => sum + (char >= '\u2e80' ? letter.ideograph : each), 0);

/**
 * From which width on the links have room in the bar, and need no menu button: 64 em, 80 em, or none. Nobody can measure
 * them before they are shown, so this is an estimate.
 */
export function linksRoom({ header, brand }: Bar): 'usual' | 'late' | 'never' {
  const { as, menu, menus = [], links = [], phone, action } = header;
  // It has them in a row of their own.
  if (as === 'masthead') return 'usual';
  const padding = as === 'cells' ? 48 : 32;
  const dropdowns = [...(menu ? [menu] : []), ...menus];
  const entries = [...dropdowns, ...links].reduce(
    (sum, { label }) => sum + widthOf(label, letter.label) + padding,
    dropdowns.length * 20,
  );
  const [wordmark, nameLetter] = as === 'wide' ? [280, letter.largeName] : [156, letter.name];
  const name = brand.isWordmark ? wordmark : icon + widthOf(brand.name, nameLetter);
  const end = button + gap + (action ? widthOf(action.label, letter.label) + padding + gap : 0);
  const phoneWords = phone ? widthOf(phone.label, letter.label) + 34 + gap : 0;
  // A name in the middle has as much on its other side.
  const sides = as === 'centered' ? 2 : 1;
  const needs = (phoneWidth: number) => name + 3 * gap + entries + sides * (end + phoneWidth);
  if (needs(phoneWords) > room.late) return 'never';
  return needs(phone ? button + gap : 0) > room.usual ? 'late' : 'usual';
}
