import { describe, expect, test } from 'vitest';
import { fakeEditor, renderInStudio } from '../../../../tests/support/fake-editor';
import { elementsOf } from '../../../../tests/support/html';
import { problemAt } from '../../../../tests/support/problem';
import type { Problem } from '../../../site/problem/problem';
import type { Editor } from '../model/editor';
import { ContentLanguage } from '../parts/content-words';
import { controls } from '../shell/controls';
import { Fields } from './fields';

const file = 'pages/home.json';
const page = {
  path: '/',
  title: 'Home',
  layout: 'service',
  blocks: [
    { type: 'hero', heading: '' },
    { type: 'cardGrid', heading: 'Cards', tone: 'ink', cards: [{ title: 'One' }, { title: 'Two' }] },
  ],
};
const site = { layouts: { service: [{ type: 'hero' }, { type: 'cardGrid', count: 2, tone: 'ink' }] } };

function draw(pointer: string, more: Partial<Editor> = {}) {
  const editor = fakeEditor({ [file]: page, 'site.json': site }, more);
  const elements = elementsOf(
    renderInStudio(editor, <Fields place={{ file, pointer }} controls={controls} />),
  );
  const byId = (id: string) => elements.find(({ attributes }) => attributes.id === id);
  return {
    byId,
    named: (name: string) => elements.filter((element) => element.name === name),
    texts: elements.map(({ text }) => text),
    describing: (id: string) =>
      (byId(id)?.attributes['aria-describedby'] ?? '').split(' ').map((each) => byId(each)?.text),
  };
}

const problem = (pointer: string, more: Partial<Problem>) => problemAt(file, pointer, more);

describe('a field', () => {
  const heading = 'field/blocks/0/heading';
  test('has its name, and what the schema says of it', () => {
    const { byId, describing } = draw('/blocks/0');
    expect(byId(`${heading}-label`)?.text).toBe('Heading');
    expect(describing(heading)[0]).toBe("The page's main heading.");
    expect(byId(heading)?.attributes).toMatchObject({
      'aria-required': 'true',
      'aria-invalid': 'false',
    });
  });

  test('has its message in the words of the form, and the fix as a button', () => {
    const fix = { operation: { op: 'set', value: 'Hello', was: '' }, edits: [] };
    const { byId, describing, texts } = draw('/blocks/0', {
      problems: [
        problem('/blocks/0/heading', { message: '"heading" is empty.', help: 'Write a text.', fix }),
      ],
    });
    expect(describing(heading)[1]).toContain('Heading is empty. Write a text.');
    expect(byId(heading)?.attributes['aria-invalid']).toBe('true');
    expect(texts).toContain('Fix: write "Hello"');
  });

  test('with a warning only is valid', () => {
    const problems = [problem('/title', { severity: 'warning' })];
    expect(draw('', { problems }).byId('field/title')?.attributes['aria-invalid']).toBe('false');
  });

  describe('in conflict', () => {
    const place = { file, pointer: '/title' };
    const conflict = {
      id: '1',
      ...place,
      operation: { op: 'set', file, at: '/title', value: 'Mine' },
      yours: 'Mine',
      message: 'Both changed it.',
    } as const;

    test('has both values and a choice', () => {
      const { named, texts } = draw('', { conflicts: [{ ...conflict, theirs: 'Other' }] });
      expect(texts).toEqual(expect.arrayContaining(['Both changed it.', 'Mine', 'Other']));
      expect(named('button').map(({ text }) => text)).toEqual(
        expect.arrayContaining(['Use what was typed', 'Keep what is there']),
      );
    });

    test.each([
      ['Mine', 'The other one', 1],
      ['ink', 'light', 0],
    ])('of %s and %s both can be written together: %i', (yours, theirs, count) => {
      const { named } = draw('', { conflicts: [{ ...conflict, yours, theirs }] });
      expect(named('button').filter(({ text }) => text === 'Write both together').length).toBe(count);
    });

    test('that removes it says so', () => {
      const operation = { op: 'remove', file, at: '/title' } as const;
      const { texts } = draw('', { conflicts: [{ id: '1', ...place, operation, message: 'Both.' }] });
      expect(texts).toContain('Removed');
    });
  });
});

test('a folded item with warnings only is counted as that, not as a problem', () => {
  const { texts } = draw('/blocks/1', {
    problems: [problem('/blocks/1/cards/1', { severity: 'warning' })],
  });
  expect(texts).toContain('1 1 warning');
  expect(texts).not.toContain('1 1 problem');
});

describe('what the layout of a page fixes', () => {
  const { byId, named, texts } = draw('/blocks/1');
  test('can be read, but not changed', () => {
    expect(byId('field/blocks/1/tone')?.attributes).toMatchObject({ readonly: '', value: 'Ink' });
    expect(texts).toContain('The layout "service" needs Tone: "ink" here.');
  });

  test('takes no more and no fewer items', () => {
    const buttons = named('button').filter(({ text, attributes }) =>
      /Card/.test(text + attributes['aria-label']),
    );
    const off = buttons.filter(({ attributes }) => attributes['aria-disabled'] === 'true');
    expect(off.map(({ text, attributes }) => attributes['aria-label'] ?? text)).toEqual([
      'Move up Card 1',
      'Remove Card 1',
      'Move down Card 2',
      'Remove Card 2',
      'Add Card',
    ]);
    expect(byId('field/blocks/1/cards-reason')?.text).toBe(
      'The layout "service" needs exactly 2 cards here.',
    );
  });
});

test('a text in a list has its name for assistive technology, not only its example', () => {
  const words = { ...page, blocks: [{ type: 'hero', heading: 'A', words: ['One', 'Two'] }] };
  const editor = fakeEditor({ [file]: words, 'site.json': site });
  const html = renderInStudio(editor, <Fields place={{ file, pointer: '/blocks/0' }} controls={controls} />);
  const labels = elementsOf(html).filter(({ name }) => name === 'label');
  expect(labels.flatMap(({ attributes, text }) => (/words/.test(attributes.for ?? '') ? text : []))).toEqual([
    'Word 1',
    'Word 2',
  ]);
});

describe('words of the content', () => {
  const renderedElements = (settings: object, place = { file, pointer: '/blocks/1' }) => {
    const editor = fakeEditor({ [file]: page, 'site.json': { ...site, site: settings } });
    const form = (
      <ContentLanguage>
        <Fields place={place} controls={controls} />
      </ContentLanguage>
    );
    return elementsOf(renderInStudio(editor, form));
  };

  test('are in the language of the site and may run the other way', () => {
    const elements = renderedElements({ language: 'ar' }).filter(({ attributes }) => 'lang' in attributes);
    expect(elements.map(({ name, text, attributes: { dir, lang } }) => [name, text, dir, lang])).toEqual([
      ['textarea', 'Cards', 'auto', 'ar'],
      ['span', 'One', 'auto', 'ar'],
      ['span', 'Two', 'auto', 'ar'],
    ]);
  });

  test('are not the names of blocks, which are words of the studio', () => {
    const elements = renderedElements({ language: 'ar' }, { file: 'site.json', pointer: '/layouts' });
    const named = elements.filter(({ text }) => text === 'Hero · Card grid');
    expect(named.map(({ attributes: { class: part, dir, lang } }) => [part, dir, lang])).toEqual([
      ['field-summary', 'auto', undefined],
    ]);
  });

  test('are in no language while the site has none', () => {
    const elements = renderedElements({}).filter(({ attributes }) => attributes.dir === 'auto');
    expect(elements.map(({ text, attributes }) => [text, attributes.lang])).toEqual(
      ['Cards', 'One', 'Two', 'Always'].map((text) => [text, undefined]),
    );
  });
});

test('items are folded, with their first text as title', () => {
  const { named } = draw('/blocks/1');
  const folded = named('button').filter(({ attributes }) => attributes['aria-expanded'] === 'false');
  expect(folded.map(({ text }) => text)).toEqual(['One', 'Two', 'When it is shownAlways']);
});

test('a folded part is open for a field in it that wants the focus', () => {
  const { byId } = draw('/blocks/1', {
    revealed: { place: { file, pointer: '/blocks/1/cards/1/title' }, takesFocus: true },
  });
  expect(byId('field/blocks/1/cards/1/title')).toBeDefined();
});

test('a file that is not read has no form', () => {
  expect(renderInStudio(fakeEditor({}), <Fields place={{ file, pointer: '' }} controls={controls} />)).toBe(
    '',
  );
});

describe('dates', () => {
  const site = { site: { timeZone: 'Asia/Makassar', dates: { opening: '2026-12-01T09:00' } } };
  const form = (from: unknown, settings: unknown = site) => {
    const dated = { ...page, from };
    const editor = fakeEditor({ [file]: dated, 'site.json': settings });
    const elements = elementsOf(
      renderInStudio(editor, <Fields place={{ file, pointer: '' }} controls={controls} />),
    );
    return {
      values: elements
        .filter(({ attributes }) => ['date', 'time'].includes(attributes.type ?? ''))
        .map(({ attributes }) => attributes.value),
      words: elements.find(({ attributes }) => attributes.id === 'field/from-date')?.text,
      choices: elements.filter(({ name }) => name === 'option').map(({ text }) => text),
      labels: elements.filter(({ attributes }) => attributes.id?.endsWith('-label')).map(({ text }) => text),
    };
  };
  const until = ['', ''];

  test.each([
    ['2026-12-01', ['2026-12-01', ''], '1 Dec 2026 (Asia/Makassar)'],
    ['2026-12-01T09:00', ['2026-12-01', '09:00'], '1 Dec 2026, 09:00 (Asia/Makassar)'],
    ['2026-12-01T09:00Z', ['2026-12-01', '17:00'], '1 Dec 2026, 17:00 (Asia/Makassar)'],
    ['opening', [], '1 Dec 2026, 09:00 (Asia/Makassar)'],
    ['closing', [], 'The clock of Asia/Makassar'],
  ])('%s is shown by the clock of the site', (from, values, words) => {
    const shown = form(from);
    expect(shown.values).toEqual([...values, ...until]);
    expect(shown.words).toBe(words);
  });

  test('can be chosen by name, also one that has no date', () => {
    expect(form('closing').choices.slice(0, 3)).toEqual(['A day and a time', 'opening', 'closing']);
  });

  test('need the zone of the site', () => {
    expect(form('2026-12-01T09:00', {}).words).toBe('Choose the time zone in Settings first.');
  });

  test('of a page stand below its description', () => {
    expect(form('2026-12-01').labels.slice(0, 8)).toEqual([
      'Path',
      'Title',
      'Description',
      'Draft',
      'From',
      'Until',
      'Then',
      'Layout',
    ]);
  });
});
