import { describe, expect, it } from 'vitest';
import { contentFolder } from '../../src/node/base/content/content-folder';
import { loadContent } from '../../src/node/base/content/load-content';
import type { Scene } from '../../src/site/schema/types.gen';
import { compileWalk } from '../../src/site/schema/walk';
import { alikeSentences } from './alike-sentences';

const { site, findings } = loadContent(contentFolder('.'));
if (!site) throw new Error('The shipped content has errors: see npm run validate');

interface Text {
  file: string;
  text: string;
}

const collectTexts = compileWalk<string[]>('block', {
  line: (text: string, texts) => void texts.push(text),
  markdown: (text: string, texts) => void texts.push(text),
});

const pages = site.pages.map((page) => ({ file: page.file, content: page.loadContent() }));

/** Every text of the blocks that the rule covers, with its file. */
const texts: Text[] = pages.flatMap(({ file, content }) =>
  content.blocks.flatMap((block) => {
    const found: string[] = [];
    collectTexts(block, found);
    return found.map((text) => ({ file, text }));
  }),
);
const legal = ['/terms-and-conditions', '/privacy-policy'];
const legalFiles = pages.flatMap(({ file, content }) => (legal.includes(content.path) ? file : []));

const withoutLinks = (text: string) => text.replace(/\[(.*?)\]\(.*?\)/g, '$1');

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?:])\s+|\n+/)
    .map((sentence) => sentence.replace(/[^\p{L}\p{N}'{}.& -]/gu, '').trim())
    .filter((sentence) => sentence.split(/\s+/).length > 6);

describe('the shipped content', () => {
  it('has more than 150 pages', () => {
    expect(site.pages.length).toBeGreaterThan(150);
  });

  it('repeats no sentence of more than six words on another page', () => {
    const videoTexts = new Set<string>();
    for (const { content } of pages)
      for (const block of content.blocks)
        if (block.type === 'video' && block.text) videoTexts.add(block.text);
    // A product's name stands wherever the product does.
    const names = new Set(pages.map(({ content }) => content.name));
    const files = new Map<string, Set<string>>();
    for (const { file, text } of texts) {
      if (legalFiles.includes(file) || videoTexts.has(text) || names.has(text)) continue;
      for (const sentence of sentencesOf(text)) {
        const key = sentence.toLowerCase();
        files.set(key, (files.get(key) ?? new Set()).add(file));
      }
    }
    const repeated = [...files].flatMap(([sentence, where]) =>
      where.size > 1 ? `${sentence} | ${[...where].join(', ')}` : [],
    );
    expect(repeated).toEqual([]);
  });

  it('says nothing on two pages in nearly the same words', () => {
    // A product's name stands wherever the product does.
    const names = new Set(pages.map(({ content }) => content.name));
    const sentences = texts
      .filter(({ file, text }) => !legalFiles.includes(file) && !names.has(text))
      .flatMap(({ file, text }) => sentencesOf(withoutLinks(text)).map((sentence) => ({ file, sentence })));
    expect(alikeSentences(sentences)).toEqual([]);
  });

  it('draws no two heroes with the same layout, devices and jackets', () => {
    const heroes = new Map<string, string[]>();
    for (const { file, content } of pages)
      for (const block of content.blocks)
        if (block.type === 'hero' && block.image?.type === 'scene') {
          const key = sceneKey(block.image);
          heroes.set(key, [...(heroes.get(key) ?? []), file]);
        }
    expect([...heroes].filter(([, files]) => files.length > 1)).toEqual([]);
  });

  it('is spelled the American way', () => {
    const british =
      /\b(\w*(?:colour|favour|behaviour|neighbour|labour|centre|metre|litre)\w*|(?:analy|organi|virtuali|optimi|reali|minimi|maximi|centrali|customi|authori|priori|standardi|utili|summari|categori|synchroni|digiti|moderni|recogni|finali|emphasi|speciali)s(?:e|ed|es|er|ing|ation)|catalogues?|programmes?|defence|licences?|grey|aluminium|fibre\w*|(?:mode|labe|cance|trave)ll(?:ed|ing)|whilst|amongst|practis(?:e|ed|ing)|cheques?)\b/gi;
    const found = texts.flatMap(({ file, text }) =>
      [...text.replace(/ThinkCentre|Fibre Channel/g, '').matchAll(british)].map(
        ([word]) => `${file}: ${word}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('claims 24/7 support and 30 days in FAQ text only; the given feature title stays', () => {
    const claims = pages.flatMap(({ content }) =>
      content.blocks.flatMap((block) => {
        const found: string[] = [];
        collectTexts(block, found);
        return found
          .filter((text) => /24\s?\/\s?7|30[- ]days?\b|money[- ]back|around the clock/i.test(text))
          .map((text) => (block.type === 'faq' ? 'faq' : `${content.path}: ${text}`));
      }),
    );
    expect(claims.filter((claim) => claim !== 'faq')).toEqual([
      '/services/virtual-infrastructure-management: 24/7 Monitoring',
    ]);
    expect(claims.filter((claim) => claim === 'faq')).not.toEqual([]);
  });

  it('praises itself with none of the empty words', () => {
    const empty =
      /\b(best[- ]in[- ]class|world[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|next[- ]generation|leverag\w+|unlock\w*|seamless\w*|robust\w*|holistic\w*|synerg\w+|game[- ]chang\w+|unparalleled|unmatched|revolution\w*|industry[- ]leading|leading provider|one[- ]stop|peace of mind|hassle[- ]free|effortless\w*|empower\w*|elevate\w*|supercharge\w*|future[- ]proof\w*|turnkey|delve|landscape|in today's)\b/i;
    const given = ['Seamless Integration', 'Empower Your Team'];
    const found = texts.flatMap(({ file, text }) => {
      const [word] = empty.exec(text) ?? [];
      return word && !given.includes(text) ? [`${file}: ${word}`] : [];
    });
    expect(found).toEqual([]);
  });

  it('has only the warnings that a site with example details must have', () => {
    expect([...new Set(findings.map(({ id }) => id))].sort()).toEqual([
      'example-contact',
      'form-without-endpoint',
      'video-placeholder',
    ]);
  });
});

function sceneKey({ layout, devices, jackets }: Scene): string {
  return JSON.stringify([layout, devices, jackets]);
}
