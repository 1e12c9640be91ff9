/**
 * Gives the history entries that the browser makes for anchors a key, by which the router finds the position on the page
 * again. Without one, it would invent another each time. The router replaces `history.replaceState`, so we call the
 * prototype's.
 */
export function keyAnchorEntries(): void {
  // Before the router reads the entry.
  addEventListener('popstate', addKey, true);
}

function addKey(): void {
  const state = { __TSR_key: Math.random(), __TSR_index: 0 };
  if (!history.state) History.prototype.replaceState.call(history, state, '');
}
