import { Icon } from '../../../ui/icon';
import * as strings from '../../../ui/strings';

/** The theme script answers it. It is called after the theme that the next press sets; the styles show which. */
export function ThemeButton() {
  return (
    <button type="button" className="round-button theme-button">
      <span className="use-dark" title={strings.useDarkTheme}>
        <Icon name="moon" />
        <span className="visually-hidden">{strings.useDarkTheme}</span>
      </span>
      <span className="use-light" title={strings.useLightTheme}>
        <Icon name="sun" />
        <span className="visually-hidden">{strings.useLightTheme}</span>
      </span>
    </button>
  );
}
