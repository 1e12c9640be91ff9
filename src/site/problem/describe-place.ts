import type { Node } from 'jsonc-parser';
import { keysOf } from '../json/json-path';
import { childOf, readTree } from '../json/json-tree';
import { quoted, shortened, singular } from '../text/words';

/** Says in words where a pointer leads: `page "/brands/cisco" › block 2 (carousel) › card 3`. */
export function createDescribePlace(text: string): (pointer: string) => string {
  const root = readTree(text);
  return (pointer) => describeSteps(root, keysOf(pointer)).join(' › ');
}

function describeSteps(root: Node | undefined, keys: readonly string[]): string[] {
  const steps = describePage(root);
  let value = root;
  let list = '';
  for (const key of keys) {
    const container = value;
    value = container && childOf(container, key)?.value;
    if (container?.type === 'array') steps.push(...describeItem(list, Number(key) + 1, value));
    else if (value?.type === 'object') steps.push(shortened(key));
    list = key;
  }
  return steps;
}

function describeItem(list: string, number: number, value: Node | undefined): string[] {
  const page = list === 'pages' ? describePage(value) : [];
  if (page.length > 0) return page;
  const type = textOf(value, 'type');
  return [`${singular(list)} ${number}${type === undefined ? '' : ` (${shortened(type)})`}`];
}

function describePage(value: Node | undefined): string[] {
  const path = textOf(value, 'path');
  return path === undefined ? [] : [`page ${quoted(path)}`];
}

function textOf(value: Node | undefined, key: string): string | undefined {
  const field: unknown = value?.type === 'object' ? childOf(value, key)?.value.value : undefined;
  return typeof field === 'string' ? field : undefined;
}
