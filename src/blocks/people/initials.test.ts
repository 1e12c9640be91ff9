import { expect, test } from 'vitest';
import { initials } from './initials';

test.each([
  ['Yusra Haldane', 'YH'],
  ['Dr. med. Signe van der Aldebrandt', 'SA'],
  ['petra', 'P'],
  ['Élodie  Ørsted', 'ÉØ'],
  ['ليلى حداد', 'لح'],
  ['𝒜lma', '𝒜'],
  ['Jonte (on leave)', 'J'],
  ['Jonte Vesterby, MD', 'JV'],
  ['2nd Desk', 'D'],
  ['…', ''],
])('the initials of %j are %j', (name, letters) => expect(initials(name)).toBe(letters));
