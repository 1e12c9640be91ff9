import { strings } from '../strings';

const root = document.documentElement;
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

/** A chosen theme stands on the root element; without one the system's is shown. */
const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : systemIsDark.matches);

function choose(theme: 'light' | 'dark') {
  root.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
  }
}

export function listenToThemeSwitch(): void {
  const button = document.querySelector<HTMLElement>('[data-theme-toggle]');
  if (!button) return;
  const nameNextTheme = () => {
    const label = isDark() ? strings.useLightTheme : strings.useDarkTheme;
    button.setAttribute('aria-label', label);
    button.title = label;
  };
  button.addEventListener('click', () => {
    choose(isDark() ? 'light' : 'dark');
    nameNextTheme();
  });
  systemIsDark.addEventListener('change', nameNextTheme);
  nameNextTheme();
  button.hidden = false;
}
