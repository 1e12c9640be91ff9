import type { Key } from './engine';

/** Keys that write no character: https://w3c.github.io/webdriver/#keyboard-actions. */
const codes: Record<string, string> = {
  ArrowDown: '\uE015',
  Backspace: '\uE003',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
};

const keyActions = (key: Key) => {
  const values = key.split('+').map((name) => codes[name] ?? name);
  return [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
};

export const pressKeys = (keys: readonly Key[]) => [
  { type: 'key', id: 'keyboard', actions: keys.flatMap(keyActions) },
];

export const usePointer = (x: number, y: number, press: boolean) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      ...(press ? ['pointerDown', 'pointerUp'] : []).map((type) => ({ type, button: 0 })),
    ],
  },
];

/**
 * The source of a function that takes arguments as JSON and returns, or promises, what it returns as JSON. Where a
 * page may run no scripts, no promise is ever kept.
 */
export const asJson = (run: (...args: never[]) => unknown) => `function (args) {
  const result = (${run})(...JSON.parse(args));
  return result instanceof Promise ? result.then((value) => JSON.stringify(value)) : JSON.stringify(result);
}`;

/** Undefined where the function returned nothing. */
export const fromJson = (json: unknown) => (typeof json === 'string' ? JSON.parse(json) : undefined);
