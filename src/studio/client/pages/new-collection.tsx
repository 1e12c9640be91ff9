import { useEffect, useState } from 'react';
import { pathPart } from '../../../site/text/fix/slug';
import type { PresetEntry } from '../../protocol/requests/collection-requests';
import { useEditor } from '../model/editor';
import { useContentWords } from '../parts/content-words';
import { Dialog, DialogForm } from '../parts/dialog';
import { LabelledInput } from '../parts/labelled-input';
import { PlanView } from '../parts/plan-view';
import { StartList } from './start-list';
import { usePageCommand, usePlan } from './use-plan';

/** Adds a collection that begins as a preset, with the page that lists its rows. */
export function NewCollection({ close }: { close(): void }) {
  const { ask, refuse } = useEditor();
  const [presets, setPresets] = useState<readonly PresetEntry[]>([]);
  const [chosen, setChosen] = useState(0);
  /** As long as one is undefined, it is what the preset proposes. */
  const [own, setOwn] = useState<{ name?: string; path?: string; words?: string }>({});
  const { refusal, isBusy, perform } = usePageCommand(close);
  const contentWords = useContentWords();
  useEffect(() => {
    ask('presets', {}).then(setPresets, refuse);
  }, [ask, refuse]);
  const preset = presets[chosen];
  const part = pathPart(own.name ?? '', contentWords.lang);
  const name = (own.name ?? preset?.name ?? '').trim();
  const path = (own.path ?? (part === '' ? (preset?.path ?? '') : `/${part}`)).trim();
  const words = own.words ?? preset?.words.join(', ') ?? '';
  const command =
    preset && name !== ''
      ? ({ do: 'newCollection', preset: preset.preset, name, path, words } as const)
      : undefined;
  const plan = usePlan(command);
  const reason = name === '' ? 'Write a name.' : refusal;
  const canAdd = command !== undefined && !isBusy && plan?.refusal === undefined;
  return (
    <Dialog title="New collection" size="large" onClose={close}>
      {preset && (
        <DialogForm
          className="new-page"
          onSubmit={() => {
            if (canAdd) perform(command, undefined, `${name} was added, with a page at ${path}.`);
          }}
        >
          <StartList
            takesFocus
            starts={presets.map(({ title, about }) => ({ name: title, about }))}
            chosen={chosen}
            choose={(index) => {
              setChosen(index);
              setOwn({});
            }}
          />
          <div className="fields page-form">
            <LabelledInput
              label="Name"
              text={own.name ?? preset.name}
              language={contentWords}
              change={(name) => setOwn({ ...own, name })}
            />
            <LabelledInput
              label="Path of its page"
              text={own.path ?? path}
              change={(path) => setOwn({ ...own, path })}
            />
            {preset.wordsLabel !== undefined && (
              <LabelledInput
                label={preset.wordsLabel}
                about="Separated by commas. Each is a heading or a page of its own."
                text={words}
                language={contentWords}
                change={(words) => setOwn({ ...own, words })}
              />
            )}
            <div className="plan-room">
              <PlanView
                plan={reason === '' ? plan : { effects: [], count: 0, refusal: reason }}
                title="Good to know"
                close={close}
              />
            </div>
          </div>
          <div className="dialog-actions">
            <button type="submit" className="field-button field-primary" aria-disabled={!canAdd}>
              Add the collection
            </button>
          </div>
        </DialogForm>
      )}
    </Dialog>
  );
}
