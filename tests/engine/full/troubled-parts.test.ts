import { describe, test } from 'vitest';
import { troubleNames } from '../../support/browser/trouble';
import { nameOf, parts, visitTroubled } from '../../support/browser/troubled-parts';

describe.each(parts.map((part) => [nameOf(part), part]))('where %s', (_name, part) => {
  test.each(troubleNames)('%s the page can be read, its links lead on and it can be written to', (trouble) =>
    visitTroubled(part, trouble),
  );
});
