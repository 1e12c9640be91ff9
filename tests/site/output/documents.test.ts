import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import schema from '../../../site.schema.json';
import { brotliBytes } from '../../support/brotli-sizes';
import { elementsOf } from '../../support/html';
import { expectWithin } from '../support/budget';
import { site } from '../support/content';
import { documents, fileOfPath, pagePaths, readOutput } from '../support/output';

const blockTypes = schema.$defs.layoutSlot.properties.type.enum;

const parsed = new Map(documents.map((file) => [file, elementsOf(readOutput(file))]));
const idsOf = (file: string) => (parsed.get(file) ?? []).flatMap(({ attributes }) => attributes.id ?? []);

describe.each([...parsed])('%s', (file, elements) => {
  const named = (name: string) => elements.filter((element) => element.name === name);
  const one = (name: string) => {
    expect(named(name), name).toHaveLength(1);
    return named(name)[0];
  };

  test('has the parts that any reader may rely on', () => {
    expect(one('h1')?.text.trim()).not.toBe('');
    expect(one('main')?.attributes.id).toBe('main');
    expect(named('header').length).toBeGreaterThan(0);
    expect(named('footer').length).toBeGreaterThan(0);
    const main = named('nav').filter(({ attributes }) => attributes.class === 'header-nav');
    expect(main.map(({ attributes }) => attributes['aria-label']?.trim())).toEqual([
      expect.stringMatching(/./),
    ]);
    expect(named('html')[0]?.attributes.lang).toMatch(/^[a-z]{1,8}(-|$)/i);
  });

  test('goes down the headings step by step', () => {
    const levels = elements.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? Number(name[1]) : []));
    const main = levels.slice(levels.indexOf(1));
    expect(main[0]).toBe(1);
    for (const [index, level] of main.entries())
      expect(level - (main[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test('weighs at most 28 KB of HTML without its styles, the home page 38 KB (brotli), if the site is the engine’s own', (context) => {
    const html = readOutput(file).replace(/<style[^>]*>.*?<\/style>/gs, '');
    const most = file === 'index.html' ? 38_000 : 28_000;
    // The better quality takes several times as long, so it is tried where a quick one is not enough.
    if (brotliBytes(html, 5) > most) expectWithin(context, file, brotliBytes(html, 9), most);
  });

  test('has its own title, description and address', () => {
    expect(one('title')?.text.trim()).not.toBe('');
    const description = named('meta').filter(({ attributes }) => attributes.name === 'description');
    expect(description).toHaveLength(1);
    expect(description[0]?.attributes.content?.trim()).not.toBe('');
    const canonical = named('link').filter(({ attributes }) => attributes.rel === 'canonical');
    expect(canonical.length).toBeLessThanOrEqual(1);
    for (const { attributes } of canonical)
      expect(attributes.href).toMatch(new RegExp(`^https://[^/]+(${site.base}/|/.*[^/])$`));
  });

  test('names an icon, so that no browser requests /favicon.ico', () => {
    expect(named('link').filter(({ attributes }) => attributes.rel === 'icon')).toHaveLength(1);
  });

  test('carries its data and marks its blocks by the types of the schema', () => {
    const data = elements.filter(({ attributes }) => attributes.id === 'page-data');
    expect(data.map(({ name, attributes }) => [name, attributes.type])).toEqual([
      ['script', 'application/json'],
    ]);
    const { page } = JSON.parse(data[0]?.text ?? '');
    const marked = elements.filter(({ attributes }) => attributes['data-block'] !== undefined);
    expect(marked.map(({ attributes }) => attributes['data-block'])).toEqual(
      page.blocks.map(({ type }: { type: string }) => type),
    );
    for (const { name, attributes } of marked) {
      expect(name).toBe('section');
      expect(blockTypes).toContain(attributes['data-block']);
    }
  });

  test('uses every id once', () => {
    const ids = idsOf(file);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('has nothing that the policy blocks', () => {
    expect(elements.filter(({ attributes }) => attributes.style !== undefined)).toEqual([]);
    const style = createHash('sha256')
      .update(one('style')?.text ?? '')
      .digest('base64');
    const policy = named('meta').find((meta) => meta.attributes['http-equiv'] === 'Content-Security-Policy');
    expect(policy?.attributes.content).toContain(`style-src 'sha256-${style}';`);
    expect(
      elements.flatMap(({ attributes }) => Object.keys(attributes).filter((name) => name.startsWith('on'))),
    ).toEqual([]);
    const executed = named('script').filter(
      ({ attributes }) => !attributes.type || attributes.type === 'module',
    );
    expect(executed.filter(({ text }) => text !== '')).toHaveLength(1);
  });

  test('names only what exists', () => {
    const addresses = elements.flatMap(({ attributes }) =>
      [attributes.href, attributes.src, attributes.poster].filter((address) => address !== undefined),
    );
    const missing = addresses.filter((address) => {
      const [path = '', id] = address.split('#');
      if (!(path.startsWith('/') || path === '')) return !/^(https?:|mailto:|tel:|data:,$)/.test(path);
      const target = path === '' ? file : fileOfPath(path);
      return target === undefined || (id !== undefined && !idsOf(target).includes(id));
    });
    expect(missing).toEqual([]);
  });
});

test('titles and descriptions differ from page to page', () => {
  for (const pick of [
    (file: string) => parsed.get(file)?.find(({ name }) => name === 'title')?.text,
    (file: string) =>
      parsed.get(file)?.find(({ attributes }) => attributes.name === 'description')?.attributes.content,
  ]) {
    const values = pagePaths.map((path) => pick(fileOfPath(path) ?? ''));
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});
