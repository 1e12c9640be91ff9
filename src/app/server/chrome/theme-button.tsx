import { Icon } from '../../../ui/icon';
import * as strings from '../../../ui/strings';

/** Works by the theme script. Its label is the theme that the next press sets; the style sheet shows the right one. */
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
