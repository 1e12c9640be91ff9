/**
 * Menu and Solutions are popovers: opening, Escape with the focus going back, presses outside and "only one at a
 * time" are the browser's. What it does not do is here.
 */
export function listenToPanels(): void {
  const menu = document.getElementById('menu-panel');
  const solutions = document.getElementById('solutions-panel');
  const panels = [menu, solutions].filter((panel) => panel !== null);

  for (const panel of panels) {
    const buttons = document.querySelectorAll(`[popovertarget="${panel.id}"]`);
    const tell = (open: boolean) => {
      for (const button of buttons) button.setAttribute('aria-expanded', String(open));
    };
    // It may have been opened before this script ran.
    tell(panel.matches(':popover-open'));
    panel.addEventListener('beforetoggle', (event) => tell(event.newState === 'open'));
    panel.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) panel.hidePopover();
    });
  }

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const panel of panels) {
      const isPart = panel.contains(target) || target.getAttribute('popovertarget') === panel.id;
      if (!isPart) panel.hidePopover();
    }
  });

  // The browser would show Solutions as a part of the menu, above it; it takes the menu's place.
  menu?.querySelector('[popovertarget="solutions-panel"]')?.addEventListener('click', (event) => {
    event.preventDefault();
    menu.hidePopover();
    solutions?.showPopover();
    solutions?.querySelector('a')?.focus();
  });
}
