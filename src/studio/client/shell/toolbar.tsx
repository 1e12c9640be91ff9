import { type PanelName, useEditor } from '../model/editor';
import { StudioIcon } from '../parts/studio-icon';
import { ToolButton } from '../parts/tool-button';
import type { ChangeView, WindowLayout } from '../parts/use-view';
import { PublishButton } from '../publish/publish-button';
import { panels } from './panels';
import { problemWords } from './problem-words';
import { SavingState } from './saving-state';
import { stepName } from './step-name';

const widths = [
  { width: 390, name: 'Phone', icon: 'smartphone' },
  { width: 820, name: 'Tablet', icon: 'tablet' },
  { width: 1440, name: 'Desktop', icon: 'monitor' },
] as const;

// The keys of this object are these names.
const panelNames = Object.keys(panels) as PanelName[];

interface ToolbarProps {
  view: WindowLayout;
  /** Those are the pages. */
  isOpen: boolean;
  /** There is no room to hide the fields. */
  isSmall: boolean;
  change: ChangeView;
  /** Hides a pane, or shows it. */
  fold(pane: 'pages' | 'fields'): void;
  toggle(panel: PanelName): void;
}

/** What concerns the whole studio: steps, how the page is shown, problems. */
export function Toolbar({ view, isOpen, isSmall, change, fold, toggle }: ToolbarProps) {
  const editor = useEditor();
  const { history, undo, redo, problems, panel } = editor;
  const isDark = view.theme === 'dark';
  return (
    <div className="toolbar">
      <div className="toolbar-group">
        <ToolButton icon="panel-left" name="Pages" isPressed={isOpen} onPress={() => fold('pages')} />
        <ToolButton
          icon="undo-2"
          name={stepName('Undo', history.undo)}
          onPress={undo}
          isOff={!history.undo}
        />
        <ToolButton
          icon="redo-2"
          name={stepName('Redo', history.redo)}
          onPress={redo}
          isOff={!history.redo}
        />
        <SavingState />
      </div>
      <div className="toolbar-group">
        <fieldset className="segments">
          <legend className="visually-hidden">Width of the page</legend>
          {widths.map(({ width, name, icon }) => (
            <ToolButton
              key={width}
              icon={icon}
              name={`${name}, ${width} pixels`}
              isPressed={view.width === width}
              onPress={() => change({ width })}
            />
          ))}
        </fieldset>
        <ToolButton
          icon={isDark ? 'moon' : 'sun'}
          name="Dark page"
          isPressed={isDark}
          onPress={() => change({ theme: isDark ? 'light' : 'dark' })}
        />
        <ToolButton
          icon={view.follows ? 'hand' : 'mouse-pointer-click'}
          name="Follow links"
          isPressed={view.follows}
          onPress={() => change({ follows: !view.follows })}
        />
      </div>
      <div className="toolbar-group">
        {panelNames.map((name) => {
          const { icon, title } = panels[name];
          return (
            icon && (
              <ToolButton
                key={name}
                {...{ icon }}
                name={title}
                isPressed={panel === name}
                onPress={() => toggle(name)}
              />
            )
          );
        })}
        <button
          type="button"
          className="problem-count"
          aria-pressed={panel === 'problems'}
          data-severity={problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning'}
          onClick={() => toggle('problems')}
        >
          <StudioIcon name={problems.length > 0 ? 'circle-alert' : 'check'} />
          {problemWords(problems)}
        </button>
        <PublishButton isPressed={panel === 'changes'} open={() => toggle('changes')} />
        {!isSmall && (
          <ToolButton
            icon="panel-right"
            name="Fields"
            isPressed={view.isFieldsOpen}
            onPress={() => fold('fields')}
          />
        )}
      </div>
    </div>
  );
}
