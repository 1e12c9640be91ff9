import { expect, test } from 'vitest';
import { linksRoom } from './links-room';

type Header = Parameters<typeof linksRoom>[0]['header'];

const link = (label: string) => ({ label });
const brand = { name: 'Northport' };
const action = link('Contact us');
const few = ['Brands', 'About', 'News'].map(link);
const many = ['Cabling', 'Telephone systems', 'Brands', 'About us', 'Contact', 'Careers'].map(link);
const long = ['Donaudampfschifffahrt', 'Kapitänspatente', 'Ausflüge und Feste', 'Winterfahrplan'].map(link);

test.each<[string, Header, ReturnType<typeof linksRoom>]>([
  ['few links', { links: few }, 'usual'],
  ['many links and a button', { links: many, action }, 'late'],
  ['few long ones', { links: long, action: link('Fahrkarten kaufen') }, 'late'],
  ['more long ones', { links: [...long, ...long] }, 'never'],
  ['few links and a phone number', { links: few, phone: link('+1 202 555 0143') }, 'usual'],
  ['few beside a name in the middle', { links: few, as: 'centered' }, 'usual'],
  ['more beside a name in the middle', { links: many.slice(0, 5), as: 'centered', action }, 'late'],
  ['long ones in a row of their own', { links: [...long, ...long], as: 'masthead' }, 'usual'],
  ['words without spaces', { links: Array.from({ length: 6 }, () => link('製品とサービスの案内')) }, 'never'],
])('%s', (_, header, expected) => {
  expect(linksRoom({ brand, header: { links: few, ...header } })).toBe(expected);
});
