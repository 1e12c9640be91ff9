import { strings } from './strings';

const root = document.documentElement;
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : systemIsDark.matches);

/** The theme button names the theme it will set. */
function nameThemeButton(button: HTMLElement) {
  const label = isDark() ? strings.useLightTheme : strings.useDarkTheme;
  button.setAttribute('aria-label', label);
  button.title = label;
}

function listenToThemeButton(button: HTMLElement) {
  button.hidden = false;
  nameThemeButton(button);
  systemIsDark.addEventListener('change', () => nameThemeButton(button));
  button.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark';
    root.dataset.theme = theme;
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // Storage may be switched off; the choice then lasts as long as the page.
    }
    nameThemeButton(button);
  });
}

/** Header and footer are server-only markup; this is all of their behavior that the browser does not give. */
export function listenToChrome(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-toggle]'))
    listenToThemeButton(button);
  // A panel stays open across a navigation that replaces the page below it, so its links close it.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[popover] a') : null;
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}
