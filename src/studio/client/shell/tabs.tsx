import { useEditor } from '../model/editor';
import { StudioIcon } from '../parts/studio-icon';
import { MoreMenu, type MoreMenuProps } from './more-menu';

interface TabsProps extends MoreMenuProps {
  isPagesOpen: boolean;
  showPages(isOpen: boolean): void;
}

/** The parts of the studio on a phone, at the thumb. */
export function Tabs({ isPagesOpen, showPages, toggle, ...more }: TabsProps) {
  const { panel, openPanel, select } = useEditor();
  const open = (name: 'find' | 'files') => () => {
    showPages(false);
    if (panel !== name) openPanel(name);
  };
  const isBlocks = panel === undefined && !isPagesOpen;
  const tabs = [
    { icon: 'files', words: 'Pages', isOpen: isPagesOpen, show: () => showPages(!isPagesOpen) },
    {
      icon: 'layout-list',
      words: 'Blocks',
      isOpen: isBlocks,
      show() {
        showPages(false);
        openPanel(undefined);
        select(undefined);
      },
    },
    { icon: 'search', words: 'Find', isOpen: panel === 'find' && !isPagesOpen, show: open('find') },
    { icon: 'images', words: 'Files', isOpen: panel === 'files' && !isPagesOpen, show: open('files') },
  ];
  return (
    <nav className="tabs" aria-label="Parts of the studio" data-pane>
      {tabs.map(({ icon, words, isOpen, show }) => (
        <button key={words} type="button" className="tab" aria-current={isOpen || undefined} onClick={show}>
          <StudioIcon name={icon} />
          {words}
        </button>
      ))}
      <MoreMenu
        {...more}
        toggle={(name) => {
          showPages(false);
          toggle(name);
        }}
      />
    </nav>
  );
}
