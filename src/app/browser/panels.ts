/** The header's panels: the dropdowns and the mobile menu. */
const panels = () => document.querySelectorAll<HTMLElement>('.panel');

function setExpanded({ id }: HTMLElement, open: boolean) {
  for (const button of document.querySelectorAll(`[popovertarget="${id}"]`))
    button.setAttribute('aria-expanded', String(open));
}

/** Sets `aria-expanded` on the panels' buttons: a panel may have been opened before a script ran. */
export function updatePanelButtons(): void {
  for (const panel of panels()) setExpanded(panel, panel.matches(':popover-open'));
}

/** The browser would open a panel as a child of the one with its button, above it. Here it replaces that. */
function openOther(panel: HTMLElement, id: string) {
  const other = document.getElementById(id);
  panel.hidePopover();
  other?.showPopover();
  other?.querySelector<HTMLElement>('ul :is(a, button)')?.focus();
}

/**
 * The panels are popovers, so the browser opens them, closes them on Escape and on a press outside, returns the
 * focus, and shows only one at a time. This adds the rest, also for a header that replaces the first one.
 */
export function listenToPanels(): void {
  updatePanelButtons();
  const onToggle = ({ target, newState }: ToggleEvent) => {
    if (target instanceof HTMLElement) setExpanded(target, newState === 'open');
  };
  document.addEventListener('beforetoggle', onToggle, { capture: true });

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const panel = event.target.closest<HTMLElement>('.panel');
    if (!panel) return;
    const other = event.target.closest('[popovertarget]')?.getAttribute('popovertarget');
    if (event.target.closest('a')) panel.hidePopover();
    else if (other) {
      event.preventDefault();
      openOther(panel, other);
    }
  });

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const panel of panels()) {
      const isPart = panel.contains(target) || target.getAttribute('popovertarget') === panel.id;
      if (!isPart) panel.hidePopover();
    }
  });
}
