import { expect, test } from 'vitest';
import { pressOnPage } from './dom';
import { type FrameActions, listenToFrame } from './frame-events';

/** A window whose only part is a link. */
function openFrame() {
  const pressed: unknown[] = [];
  const element = { nodeType: 1, closest: (selector: string) => (selector === 'a' ? link : null) };
  const link = { ...element, localName: 'a', getAttribute: () => '/contact' };
  const view = Object.assign(new EventTarget(), element, {
    document: { documentElement: new EventTarget() },
  });
  const actions = { follows: () => false, press: ({ target }: { target: unknown }) => pressed.push(target) };
  // Only what listens to clicks is needed.
  listenToFrame({} as HTMLIFrameElement, view as unknown as Window, actions as unknown as FrameActions);
  const event = new Event('click', { cancelable: true });
  return { pressed, view, event, click: () => view.dispatchEvent(event) };
}

test('a click that voice control or an extension makes by script is one on a field, and follows no link', () => {
  const { pressed, view, event, click } = openFrame();
  click();
  expect(pressed).toEqual([view]);
  expect(event.defaultPrevented).toBe(true);
});

test('what the studio itself presses is no choice of a field', () => {
  const { pressed, click } = openFrame();
  pressOnPage({ click });
  expect(pressed).toEqual([]);
});
