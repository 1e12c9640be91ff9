import { Icon } from '../../../ui/icon';
import * as shapes from '../../../ui/icon-shapes';
import { useWords } from '../../../ui/words';

/** Works by the script of the head. Its label is the theme that the next press sets; the style sheet shows the right one. */
export function ThemeButton() {
  const { useDarkTheme, useLightTheme } = useWords();
  return (
    <button type="button" className="round-button theme-button">
      <span className="use-dark" title={useDarkTheme}>
        <Icon shape={shapes.moon} />
        <span className="visually-hidden">{useDarkTheme}</span>
      </span>
      <span className="use-light" title={useLightTheme}>
        <Icon shape={shapes.sun} />
        <span className="visually-hidden">{useLightTheme}</span>
      </span>
    </button>
  );
}
