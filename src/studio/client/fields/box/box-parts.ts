import type { TableChange } from '../../../../edit/rich/edit-table';
import type { UnitKind } from '../../../../edit/rich/units';
import { iconAddress } from '../../parts/studio-icon';

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) made.setAttribute(key, value);
  return made;
};

/** What has no words of the text, as one character for keys. */
export function showVoid(kind: UnitKind): HTMLElement {
  if (kind.type !== 'picture') return element('hr', { 'data-unit': '', contenteditable: 'false' });
  const { src, alt, caption } = kind;
  const figure = element('figure', { 'data-unit': '', contenteditable: 'false', 'data-src': src });
  const part = (name: string, hint: string, value: string) => {
    const input = element('input', { name, class: 'field-input', 'aria-label': hint, placeholder: hint });
    input.value = value;
    return input;
  };
  figure.append(
    element('img', { src: `/_edit/thumbnail/${src}`, alt: '' }),
    part('alt', 'Alt: what is seen', alt),
    part('caption', 'Caption', caption),
  );
  return figure;
}

/** What an element without words shows; undefined for any other. */
export function readVoid(block: HTMLElement): UnitKind | undefined {
  if (block.localName === 'hr') return { type: 'rule' };
  const { src } = block.dataset;
  if (src === undefined) return undefined;
  const part = (name: string) => block.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
  return { type: 'picture', src, alt: part('alt'), caption: part('caption') };
}

const tools: readonly [change: TableChange, name: string, icon: string][] = [
  ['addColumn', 'Add a column', 'between-vertical-start'],
  ['addRow', 'Add a row', 'between-horizontal-start'],
  ['deleteColumn', 'Delete the column', 'fold-horizontal'],
  ['deleteRow', 'Delete the row', 'fold-vertical'],
  ['deleteTable', 'Delete the table', 'trash-2'],
];

/** As `StudioIcon` renders it. */
function iconOf(name: string): SVGElement {
  const part = <Name extends 'svg' | 'use'>(tag: Name) =>
    document.createElementNS('http://www.w3.org/2000/svg', tag);
  const [icon, use] = [part('svg'), part('use')];
  icon.setAttribute('class', 'icon');
  icon.setAttribute('aria-hidden', 'true');
  use.setAttribute('href', iconAddress(name));
  icon.append(use);
  return icon;
}

/** The change that a button at the head of a table asks for. */
export const changeOfTool = (target: Element): TableChange | undefined => {
  const name = target.closest<HTMLElement>('[data-table]')?.dataset.table;
  return tools.find(([change]) => change === name)?.[0];
};

/** A table without cells, and what stands at its head. */
function newTable(): HTMLElement {
  const frame = element('div', { class: 'box-table' });
  const head = element('div', { contenteditable: 'false', class: 'box-table-tools' });
  for (const [change, name, icon] of tools) {
    const button = element('button', {
      type: 'button',
      class: 'field-tool',
      'data-table': change,
      'aria-label': name,
      title: name,
    });
    button.append(iconOf(icon));
    head.append(button);
  }
  frame.append(head, element('table'));
  return frame;
}

/** Shows a cell in the last table of what is shown, or in a new one. */
export function showCell(
  content: HTMLElement[],
  block: HTMLElement,
  { begins, rule }: Extract<UnitKind, { type: 'cell' }>,
): void {
  block.dataset.rule = rule;
  if (begins === 'table') content.push(newTable());
  const table = content.at(-1)?.querySelector('table');
  if (begins !== 'cell') table?.append(element('tr'));
  table?.lastElementChild?.append(block);
}

export function readCell(block: HTMLElement): UnitKind {
  const begins = block.previousElementSibling
    ? 'cell'
    : block.parentElement?.previousElementSibling
      ? 'row'
      : 'table';
  return { type: 'cell', begins, rule: block.dataset.rule ?? '---' };
}
