import { Icon } from '../../blocks/icon';
import { strings } from '../strings';

/** Hidden until a script can answer it; the script names the theme that the next press sets. */
export function ThemeButton() {
  return (
    <button
      type="button"
      className="round-button theme-button"
      data-theme-toggle
      aria-label={strings.useDarkTheme}
      hidden
    >
      <Icon name="moon" className="theme-moon" />
      <Icon name="sun" className="theme-sun" />
    </button>
  );
}
