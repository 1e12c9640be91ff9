import { expect, test } from 'vitest';
import { UsageError } from '../../node/base/content/content-error';
import { FileRefusal as UnreadFile } from '../../site/files/refusal';
import { faultWords } from './edit-api';
import { RequestRefusal } from './refusal';

const failed = (code: string, path?: string) => Object.assign(new Error(code), { code, path });

test.each([
  [new RequestRefusal('This is gone.'), 409, 'This is gone.'],
  [
    new UnreadFile({ link: 'to a hidden file' }),
    409,
    'This is a link to a hidden file, so it is not followed.',
  ],
  [
    new UnreadFile({ size: 6_000_000, most: 5_000_000 }),
    409,
    'This file has 6.0 MB; it can have at most 5 MB.',
  ],
  [new UsageError('There is no content folder /c.'), 503, 'There is no content folder /c.'],
  [failed('ENOSPC', '/c/images/a.png'), 507, "images/a.png can't be written: the disk is full."],
  [
    failed('EROFS', '/home/removed/a.png'),
    507,
    "/home/removed/a.png can't be written: the disk is read-only.",
  ],
  [failed('EROFS', '/c/images/.2a9e201a'), 507, "images can't be written: the disk is read-only."],
  [failed('ENOSPC'), 507, "A file can't be written: the disk is full."],
])('%s is answered with %i', (error, status, message) => {
  expect(faultWords('/c', error)).toEqual({ status, message });
});

test('an unexpected error has no message of its own', () => {
  expect(faultWords('/c', new TypeError('x'))).toBe(undefined);
});
