import { expect, test } from 'vitest';
import { fakeEditor, renderInStudio } from '../../../../tests/support/fake-editor';
import { textsOf } from '../../../../tests/support/html';
import { FindForm } from './find-form';
import type { Search } from './use-search';

const given: Omit<Search, 'words' | 'by'> = {
  isCase: false,
  isWhole: true,
  keepsCapitals: true,
  isHere: false,
  leftOut: new Set(),
};

test.each([
  ['', '', 'Keep capitals', 'Only this case'],
  ['firewall', 'fire wall', 'Keep capitals: Firewall → Fire wall', 'Only “firewall” in small letters'],
  ['Firewall', '', 'Keep capitals', 'Only “Firewall” as written here'],
  ['555 0142', '777 2233', 'Keep capitals', 'Only this case'],
])('the choices speak of “%s” and “%s”, if they have letters of two cases', (words, by, ...labels) => {
  const search = { ...given, words, by };
  const markup = renderInStudio(fakeEditor({}), <FindForm {...{ search }} change={() => {}} count="" />);
  expect(textsOf(markup, 'span').filter((text) => /^(Keep|Only (“|this))/.test(text))).toEqual(labels);
});
