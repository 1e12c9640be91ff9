import { fieldName, partName } from '../../../site/page/place-names';
import { kinds, siteNode } from '../../../site/schema/definitions';
import { kindPlan, planField } from '../../../site/schema/field-plan';
import { fieldsOf } from '../../../site/schema/plan-at';

/** The names that content gives to fields, and to the types of blocks and pictures. */
const known: ReadonlySet<string> = new Set(
  [planField(siteNode), ...kinds.map(kindPlan)].flatMap((plan) =>
    plan.is === 'union'
      ? [...plan.variants].flatMap(([type, variant]) => [type, ...fieldsOf(variant).map(({ key }) => key)])
      : fieldsOf(plan).map(({ key }) => key),
  ),
);

const named = (key: string) => (known.has(key) ? partName(key) : undefined);

const names = (list: string) => list.split(', ').map(fieldName).join(', ');

type Step = readonly [found: RegExp, words: (whole: string, ...parts: string[]) => string];

/** What the command line and the reference say of the text of a file, as the form calls it. */
const steps: readonly Step[] = [
  [
    /([Ww])rite "(\w+)": (true|false)/g,
    (_, w, key, on) => `${w === 'W' ? 'S' : 's'}witch ${on === 'true' ? 'on' : 'off'} ${fieldName(key)}`,
  ],
  [/Write (true|false)\./g, (_, on) => `Switch it ${on === 'true' ? 'on' : 'off'}.`],
  [
    /(Known types|Its fields|Allowed): ([\w-]+(?:, [\w-]+)*)\./g,
    (_, what, list) => `${what}: ${names(list)}.`,
  ],
  // What was written is no name, also where it is the same word.
  [/(?<!\b(?:be|found|page|layout|with) )"(\$?\w+)"/g, (whole, key) => named(key) ?? whole],
  [/`(\$?\w+)`/g, (whole, key) => named(key) ?? whole],
  [/^Ids from (\w+) in site\.json/, (_, list) => `${list} of the site`],
  [/ in site\.json/g, () => ' of the site'],
  [/ Token: \{[^{}]+\}\./g, () => ' Texts that use it follow.'],
  [/ as tokens, such as \{.*\}\./g, () => '.'],
  [/, such as tel:\{site\.phone\}/g, () => ', such as a phone number'],
  [/^True if /, () => 'Yes if '],
  [/ is true\b/g, () => ' is on'],
  [/ \((?:with)?out quotes\)| in double quotes| in \[ \]| in \{ \}/g, () => ''],
  [/\btrue or false\b/g, () => 'on or off'],
  [/\ban object\b/g, () => 'a group of fields'],
];

/** A text about content in the words of the forms. */
export const plainWords = (text: string): string =>
  steps.reduce((said, [found, words]) => said.replace(found, words), text);
