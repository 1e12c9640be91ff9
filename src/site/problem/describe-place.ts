import { parse } from 'jsonc-parser';
import { isRecord } from '../json/is-record';
import { keysOf } from '../json/json-path';
import { memberOf } from '../json/value-at';
import { quoted, shortened, singular } from '../text/wording';

/** Says in words where a pointer leads: `page "/brands/cisco" › block 2 (carousel) › card 3`. */
export function createDescribePlace(text: string): (pointer: string) => string {
  const root = readValue(text);
  return (pointer) => describeSteps(root, keysOf(pointer)).join(' › ');
}

/** Without positions: a tree of 5 MB takes some hundred megabytes, and so does the parser that recovers. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return recover(text);
  }
}

function recover(text: string): unknown {
  try {
    return parse(text);
  } catch {
    // Nested too deeply: there is nothing to describe.
    return undefined;
  }
}

function describeSteps(root: unknown, keys: readonly string[]): string[] {
  const steps = isPage(root) ? [`page ${quoted(root.path)}`] : [];
  let value = root;
  let list = '';
  for (const key of keys) {
    const container = value;
    value = memberOf(container, key);
    if (Array.isArray(container)) steps.push(describeItem(list, Number(key) + 1, value));
    else if (isRecord(value)) steps.push(shortened(key));
    list = key;
  }
  return steps;
}

function describeItem(list: string, number: number, value: unknown): string {
  if (list === 'pages' && isPage(value)) return `page ${quoted(value.path)}`;
  const type = isRecord(value) && typeof value.type === 'string' ? ` (${shortened(value.type)})` : '';
  return `${singular(list)} ${number}${type}`;
}

function isPage(value: unknown): value is { path: string } {
  return isRecord(value) && typeof value.path === 'string';
}
