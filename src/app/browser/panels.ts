/** Menu and Solutions. */
const panels = () => document.querySelectorAll<HTMLElement>('.panel');

function tell({ id }: HTMLElement, open: boolean) {
  for (const button of document.querySelectorAll(`[popovertarget="${id}"]`))
    button.setAttribute('aria-expanded', String(open));
}

/** Brings what the buttons say up to date: a panel may have been opened before a script ran. */
export function tellPanels(): void {
  for (const panel of panels()) tell(panel, panel.matches(':popover-open'));
}

/** The browser would show Solutions as a part of the menu, above it; they take the menu's place. */
function showSolutions(menu: HTMLElement) {
  const solutions = document.getElementById('solutions-panel');
  menu.hidePopover();
  solutions?.showPopover();
  solutions?.querySelector('a')?.focus();
}

/**
 * The panels are popovers: opening, Escape with the focus going back, presses outside and "only one at a time" are
 * the browser's. What it does not do is here, for whatever header stands in the document.
 */
export function listenToPanels(): void {
  tellPanels();
  const tellChange = ({ target, newState }: ToggleEvent) => {
    if (target instanceof HTMLElement) tell(target, newState === 'open');
  };
  document.addEventListener('beforetoggle', tellChange, { capture: true });

  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const panel = event.target.closest<HTMLElement>('.panel');
    if (!panel) return;
    if (event.target.closest('a')) panel.hidePopover();
    else if (event.target.closest('[popovertarget="solutions-panel"]')) {
      event.preventDefault();
      showSolutions(panel);
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
