import { counted } from '../../../site/text/wording';
import { type Editor, type PanelName, useEditor } from '../model/editor';
import { StudioIcon } from '../parts/studio-icon';
import { ToolButton } from '../parts/tool-button';
import type { ChangeView, WindowLayout } from '../parts/use-view';
import { PublishButton } from '../publish/publish-button';
import { panels } from './panels';

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

/** Where the changes are, in words. */
function SavingState() {
  const { words, icon, kind } = stateOf(useEditor());
  return (
    <p className="saving" data-kind={kind} role="status">
      <StudioIcon name={icon} />
      {words}
    </p>
  );
}

function stateOf({ isConnected, notice, conflicts, held, isSaved }: Editor) {
  if (!isConnected) return { kind: 'off', icon: 'cloud-off', words: 'Not connected: changes are kept here' };
  if (notice !== '') return { kind: 'error', icon: 'triangle-alert', words: 'Not saved yet' };
  if (conflicts.length > 0) {
    const fields = conflicts.length === 1 ? '1 field has' : `${conflicts.length} fields have`;
    return { kind: 'error', icon: 'git-merge', words: `${fields} two values` };
  }
  if (!isSaved) return { kind: 'busy', icon: 'check', words: 'Saving…' };
  if (held.length > 0) {
    const wait = held.length === 1 ? 'waits' : 'wait';
    return {
      kind: 'error',
      icon: 'circle-alert',
      words: `${counted(held.length, 'files')} ${wait} for a correction`,
    };
  }
  return { kind: 'ok', icon: 'check', words: 'Saved' };
}

/** What concerns the whole studio: steps, how the page is shown, problems. */
export function Toolbar({ view, isOpen, isSmall, change, fold, toggle }: ToolbarProps) {
  const editor = useEditor();
  const { history, undo, redo, problems, panel } = editor;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
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
          data-severity={errors > 0 ? 'error' : 'warning'}
          onClick={() => toggle('problems')}
        >
          <StudioIcon name={problems.length > 0 ? 'circle-alert' : 'check'} />
          {problemWords(errors, problems.length - errors)}
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

const stepName = (verb: string, step: string | undefined) => (step ? `${verb}: ${step}` : verb);

function problemWords(errors: number, warnings: number): string {
  if (errors > 0) return errors === 1 ? '1 problem' : `${errors} problems`;
  if (warnings > 0) return warnings === 1 ? '1 warning' : `${warnings} warnings`;
  return 'No problems';
}
