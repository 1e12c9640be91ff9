import { isRecord } from '../json/is-record';
import { type JsonPath, pointerOf } from '../json/json-path';
import { comparable, singular } from '../text/wording';
import type { Rule } from './rule';

interface Mistakes {
  question: [number: number];
  item: [what: string, number: number];
  text: [heading: string];
}

/** Text that was copied and not adapted. */
export const repeatedContent: Rule<Mistakes> = {
  id: 'repeated-content',
  severity: 'warning',
  meaning:
    'A page says everything once: no question, card or block is there twice, and no text repeats its heading.',
  messages: {
    question: {
      message: (number) => `This question is the same as question ${number}.`,
      help: () => 'Delete one of the two, or write another question.',
      example: [1],
    },
    item: {
      message: (what, number) => `This ${what} says the same as ${what} ${number}.`,
      help: (what) => `Delete one of the two, or change this ${what}.`,
      example: ['card', 2],
    },
    text: {
      message: (heading) => `This text repeats its ${heading}.`,
      help: () => 'Delete it, or write something more.',
      example: ['heading'],
    },
  },
  page(page, _parts, report) {
    const reportAt: ReportAt = (at, mistake, ...data) =>
      report({ document: page, pointer: pointerOf(at) }, mistake, ...data);
    checkList(page.content.blocks, { parent: undefined, key: 'blocks' }, reportAt);
  },
};

type ReportAt = <Name extends keyof Mistakes>(at: JsonPath, mistake: Name, ...data: Mistakes[Name]) => void;

const headings = ['question', 'heading', 'title', 'label', 'name'];
const texts = ['text', 'answer', 'lead'];

function checkList(list: readonly unknown[], at: JsonPath, report: ReportAt) {
  const seen = new Map<string, number>();
  for (const [key, item] of list.entries()) {
    if (!isRecord(item)) return;
    const here = { parent: at, key };
    const heading = headingOf(item);
    const earlier = heading === undefined ? undefined : seen.get(heading);
    if (earlier !== undefined && item.question !== undefined)
      report({ parent: here, key: 'question' }, 'question', earlier + 1);
    else if (earlier !== undefined && JSON.stringify(item) === JSON.stringify(list[earlier]))
      report(here, 'item', singular(String(at?.key)), earlier + 1);
    else {
      if (heading !== undefined && earlier === undefined) seen.set(heading, key);
      checkItem(item, here, report);
    }
  }
}

/** A question or a heading; undefined for what has no words of its own. */
function headingOf(item: Record<string, unknown>): string | undefined {
  // A second hero is an error already.
  if (item.type === 'hero') return undefined;
  for (const key of headings) {
    const value = item[key];
    if (typeof value === 'string') return value;
  }
  return undefined;
}

function checkItem(item: Record<string, unknown>, at: JsonPath, report: ReportAt) {
  const heading = headings.find((key) => typeof item[key] === 'string');
  for (const key in item) {
    const value = item[key];
    if (Array.isArray(value)) checkList(value, { parent: at, key }, report);
    else if (heading !== undefined && texts.includes(key) && isSame(value, item[heading]))
      report({ parent: at, key }, 'text', heading);
  }
}

/** Most texts are longer than a heading. */
const isSame = (one: unknown, other: unknown) =>
  typeof one === 'string' &&
  typeof other === 'string' &&
  Math.abs(one.length - other.length) < 4 &&
  comparable(one) === comparable(other);
