import path from 'node:path';
import { expect, test } from 'vitest';
import { pathsOf } from './paths';

test.each([
  // Folder, path, the way from one to the other, whether it is within.
  ['posix', '/sites/a', '/sites/a', '', true],
  ['posix', '/sites/a', '/sites/a/pages/index.json', 'pages/index.json', true],
  ['posix', '/sites/a', '/sites/a/..json', '..json', true],
  ['posix', '/sites/a', '/sites/ab', '../ab', false],
  ['posix', '/sites/a', '/sites', '..', false],
  ['posix', '/', '/etc', 'etc', true],
  ['posix', '/sites/a', '/sites/a/b\\c.json', 'b\\c.json', true],
  ['win32', 'C:\\sites\\a', 'C:\\sites\\a', '', true],
  ['win32', 'C:\\sites\\a', 'C:\\sites\\a\\pages\\index.json', 'pages/index.json', true],
  // Node, Vite and git write slashes, too, and a drive in small letters.
  ['win32', 'C:\\sites\\a', 'c:/Sites/a/pages/index.json', 'pages/index.json', true],
  ['win32', 'C:\\sites\\a', 'C:\\sites\\a\\..json', '..json', true],
  ['win32', 'C:\\sites\\a', 'C:\\sites\\ab', '../ab', false],
  ['win32', 'C:\\sites\\a', 'C:\\', '../..', false],
  ['win32', 'C:\\', 'C:\\sites', 'sites', true],
  ['win32', 'C:\\sites', 'D:\\sites\\a', 'D:/sites/a', false],
  ['win32', '\\\\office\\share\\a', '\\\\office\\share\\a\\site.json', 'site.json', true],
  ['win32', '\\\\office\\share\\a', '\\\\other\\share\\a', '//other/share/a', false],
] as const)('%s: from %s to %s', (system, folder, file, way, within) => {
  const { relativePath, isWithin } = pathsOf(path[system]);
  expect([relativePath(folder, file), isWithin(file, folder)]).toEqual([way, within]);
});
