import { useState } from 'react';
import { MenuItem } from 'react-aria-components/Menu';
import { type PanelName, useEditor } from '../model/editor';
import { MenuButton } from '../parts/menu-button';
import { StudioIcon } from '../parts/studio-icon';
import type { ChangeView, WindowLayout } from '../parts/use-view';
import { problemWords } from './problem-words';
import { stepName } from './step-name';

export interface MoreMenuProps {
  view: WindowLayout;
  change: ChangeView;
  toggle(panel: PanelName): void;
}

/** What the toolbar of a wide window has, and a phone has no room for. */
export function MoreMenu({ view: { theme, follows }, change, toggle }: MoreMenuProps) {
  const { problems, history, redo } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const isDark = theme === 'dark';
  const entries = [
    { icon: 'circle-alert', words: problemWords(problems), act: () => toggle('problems') },
    { icon: 'history', words: 'History', act: () => toggle('history') },
    { icon: 'calendar-clock', words: 'What comes', act: () => toggle('coming') },
    ...(history.redo === undefined
      ? []
      : [{ icon: 'redo-2', words: stepName('Redo', history.redo), act: redo }]),
    { icon: 'circle-question-mark', words: 'Help', act: () => toggle('help') },
    { icon: 'keyboard', words: 'Keys', act: () => toggle('keys') },
    {
      icon: isDark ? 'sun' : 'moon',
      words: isDark ? 'Light page' : 'Dark page',
      act: () => change({ theme: isDark ? 'light' : 'dark' }),
    },
    {
      icon: follows ? 'mouse-pointer-click' : 'hand',
      words: follows ? 'A press on a link opens its field' : 'A press on a link opens its page',
      act: () => change({ follows: !follows }),
    },
  ];
  return (
    <MenuButton
      className="tab"
      label="More"
      face={
        <>
          <StudioIcon name="ellipsis" />
          More
        </>
      }
      placement="top end"
      {...{ isOpen, setOpen }}
      onAction={(words) => entries.find((entry) => entry.words === words)?.act()}
    >
      {entries.map(({ icon, words }) => (
        <MenuItem key={words} id={words} className="page-action" textValue={words}>
          <StudioIcon name={icon} />
          <span>{words}</span>
        </MenuItem>
      ))}
    </MenuButton>
  );
}
