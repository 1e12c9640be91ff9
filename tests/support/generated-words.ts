/** A member of a list by a number that may exceed its length. */
export function pick<T>(list: readonly [T, ...T[]] | readonly T[], index: number): T {
  const member = list[index % list.length];
  if (member === undefined) throw new Error('There is nothing to pick from.');
  return member;
}

export const topics = [
  'Network design',
  'Server rooms',
  'Wireless coverage',
  'Backup plans',
  'Firewall care',
  'Cloud moves',
  'Desktop delivery',
  'Storage systems',
  'Help desk',
  'Sensor fleets',
  'Fiber links',
];

const who = ['Our engineers', 'Two of us', 'The night shift', 'A named planner', 'The field team'];
const does = ['measure', 'document', 'replace', 'watch over', 'test', 'configure', 'repair'];
const what = [
  'every switch and its uplinks',
  'the racks in your server room',
  'the paths between your buildings',
  'access points on each floor',
  'the disks that hold your records',
  'the rules of your firewalls',
  'cables from panel to desk',
  'laptops before they are handed over',
  'the links to your data center',
];
const when = [
  'before the first order is placed',
  'while your offices stay open',
  'twice a year',
  'within one working day',
  'and hand over a plan that matches the walls',
  'so that a failed part is swapped in minutes',
  'and tell you what it will cost',
  'in hours that suit your shifts',
];

/** A sentence that is always the same for the same numbers and seldom for others. */
export function sentence(page: number, place: number): string {
  const seed = page * 31 + place * 7;
  const parts = [
    pick(who, seed),
    pick(does, seed + place),
    pick(what, seed + page),
    pick(when, seed * 3 + place),
  ];
  return `${parts.join(' ')}.`;
}
