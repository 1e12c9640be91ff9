import { expect, test } from 'vitest';
import { fitCapitals } from './fit-capitals';

test.each([
  ['firewall', 'fire wall', 'firewall', 'fire wall'],
  ['firewall', 'fire wall', 'Firewall', 'Fire wall'],
  ['firewall', 'fire wall', 'FIREWALL', 'FIRE WALL'],
  ['Firewall', 'fire wall', 'Firewall', 'Fire wall'],
  ['Firewall', 'Fire wall', 'firewall', 'fire wall'],
  ['contact us', 'talk to us', 'Contact Us', 'Talk To Us'],
  ['contact us', 'talk to us', 'Contact us', 'Talk to us'],
  ['contact us', 'let’s talk', 'Contact Us', 'Let’s Talk'],
  ['cisco', 'Cisco', 'cisco', 'Cisco'],
  ['phone', 'iPhone', 'Phone', 'iPhone'],
  ['nas', 'NAS', 'Nas', 'NAS'],
  ['NAS', 'storage box', 'NAS', 'storage box'],
  ['storage', 'NAS box', 'Storage', 'NAS box'],
  ['Storage', 'NAS Box', 'storage', 'NAS box'],
  ['a', 'the', 'A', 'The'],
  ['port', '24 harbors', 'Port', '24 harbors'],
  ['firewall', '', 'Firewall', ''],
  ['straße', 'gasse', 'STRASSE', 'GASSE'],
  ['gasse', 'straße', 'GASSE', 'STRASSE'],
  ['ärger', 'öl', 'Ärger', 'Öl'],
  ['σκύλος', 'γάτος', 'Σκύλος', 'Γάτος'],
  ['防火墙', '网络', '防火墙', '网络'],
])('“%s” by “%s”: “%s” becomes “%s”', (wanted, by, found, expected) => {
  expect(fitCapitals(by, found, wanted, 'en')).toBe(expected);
});

test.each([
  ['tr', 'İstanbul', 'IĞDIR İZMİR'],
  ['en', 'Istanbul', 'IĞDIR IZMIR'],
  ['und', 'Istanbul', 'IĞDIR IZMIR'],
])('capital letters are those of the language %s', (locale, first, all) => {
  expect(fitCapitals('istanbul', 'Ankara', 'ankara', locale)).toBe(first);
  expect(fitCapitals('ığdır izmir', 'ANKARA', 'ankara', locale)).toBe(all);
});
