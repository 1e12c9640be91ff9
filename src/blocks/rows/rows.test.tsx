import { describe, expect, it } from 'vitest';
import { elementsOf, linksOf, textsOf } from '../../../tests/support/html';
import { renderBlock, words } from '../../../tests/support/render-for-test';

type Rows = Parameters<typeof renderBlock>[0] & { type: 'rows' };
type Group = Rows['groups'][number];

const rows = (fields: Partial<Rows>, ...groups: [Group, ...Group[]]) =>
  renderBlock({ type: 'rows', heading: 'Rows', ...fields, groups });

const classesOf = (html: string) =>
  elementsOf(html)
    .find(({ name }) => name === 'section')
    ?.attributes.class?.split(' ');

const label = { label: 'Coffee' };
const day = { label: 'We move', pre: '14 November' };
const year = { label: 'Bridge', pre: '2025' };

describe('rows', () => {
  it('are a list with mark, label, text and value of each', () => {
    const html = rows(
      {},
      {
        rows: [{ pre: '18:00', label: 'Doors open', text: words('Soup.'), value: '90 minutes' }, label],
      },
    );
    expect(elementsOf(html).filter(({ name }) => name === 'li')).toHaveLength(2);
    expect(textsOf(html, 'p')).toEqual(['18:00', 'Doors open', 'Soup.', '90 minutes', 'Coffee']);
    expect(html).toContain('<bdi>90 minutes</bdi>');
  });

  it('have the heading of a group above its list', () => {
    const html = rows({}, { heading: 'To drink', rows: [label] }, { heading: 'To eat', rows: [label] });
    expect(textsOf(html, 'h3')).toEqual(['To drink', 'To eat']);
    expect(elementsOf(html).filter(({ name }) => name === 'ul')).toHaveLength(2);
  });

  it('are links if they lead somewhere, after the one of the block', () => {
    const action = { label: 'All news', href: '/contact' };
    const html = rows({ action }, { rows: [{ ...day, href: '/tools' }, label] });
    expect(linksOf(html)).toEqual([
      ['All news', '/contact'],
      ['We move', '/tools'],
    ]);
  });

  it.each([
    ['facts', {}, label, 'rows-text rows-side'],
    ['facts in two columns', { columns: 2 }, label, 'rows-text rows-two'],
    ['news', { as: 'big', columns: 1 }, day, 'rows-big rows-marked'],
    ['a menu', { as: 'menu', columns: 2 }, label, 'rows-menu rows-two'],
    ['an index', { as: 'table', columns: 2 }, year, 'rows-table rows-marked rows-short'],
  ] as const)('have the form of %s', (_, fields, row, classes) => {
    expect(classesOf(rows(fields, { rows: [row] }))).toEqual(['section', 'rows', ...classes.split(' ')]);
  });

  it('have long marks as soon as one is long', () => {
    expect(classesOf(rows({ as: 'big' }, { rows: [year, day] }))).not.toContain('rows-short');
  });
});
