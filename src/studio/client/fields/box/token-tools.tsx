import { useEffect, useEffectEvent, useState } from 'react';
import { MenuItem } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import { siteFile } from '../../../../site/files/site-file';
import { valueAt } from '../../../../site/json/value-at';
import { counted } from '../../../../site/text/wording';
import { type Editor, useEditor } from '../../model/editor';
import { ContentWords } from '../../parts/content-words';
import { Dialog } from '../../parts/dialog';
import { MenuButton } from '../../parts/menu-button';
import { StudioIcon } from '../../parts/studio-icon';
import { useForm } from '../form';

/** What texts may name, as people call it. */
const tokens = [
  ['name', 'Company name'],
  ['phone', 'Phone'],
  ['email', 'Mail'],
  ['address', 'Address'],
  ['url', 'Address of the site'],
] as const;

const pointerOf = (token: string) => `/site/${token.slice('{site.'.length, -1)}`;

/** What a token stands for; undefined for what is none, or is not written. */
export function wordsOfToken(token: string, editor: Editor): string | undefined {
  if (!/^\{site\.\w+\}$/.test(token)) return undefined;
  const value = valueAt(editor.valueOf(siteFile), pointerOf(token));
  return typeof value === 'string' ? value : undefined;
}

export const nameOfToken = (token: string): string =>
  tokens.find(([field]) => token === `{site.${field}}`)?.[1] ?? token;

/** The button with what stands in the settings. */
export function InsertMenu({ insert }: { insert: (token: string) => void }) {
  const { editor } = useForm();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const done = useEffectEvent(insert);
  // The menu keeps the focus until it is closed.
  useEffect(() => {
    if (isOpen || chosen === undefined) return;
    setChosen(undefined);
    done(chosen);
  }, [isOpen, chosen]);
  const choices = (isOpen ? tokens : []).flatMap(([field, name]) => {
    const token = `{site.${field}}`;
    const words = field === 'url' ? undefined : wordsOfToken(token, editor());
    return words === undefined ? [] : [{ token, name, words }];
  });
  return (
    <MenuButton
      className="field-tool"
      label="Insert"
      title="Insert"
      face={<StudioIcon name="braces" />}
      {...{ isOpen, setOpen }}
      onAction={setChosen}
    >
      {choices.map(({ token, name, words }) => (
        <MenuItem key={token} id={token} className="page-action" textValue={name}>
          <Text slot="label">{name}</Text>
          <Text slot="description">
            <ContentWords>{words}</ContentWords>
          </Text>
        </MenuItem>
      ))}
    </MenuButton>
  );
}

/** Says what a token is, and changes it: everywhere, or here into words. */
export function TokenDialog({
  token,
  onPlain,
  onClose,
}: {
  token: string;
  onPlain(words: string): void;
  onClose(): void;
}) {
  const editor = useEditor();
  const { ask } = editor;
  const words = wordsOfToken(token, editor) ?? '';
  const [uses, setUses] = useState<number>();
  useEffect(() => {
    let isOpen = true;
    ask('find', { words, isCase: true, isWhole: false }).then(
      // Those that can be replaced where they are say it in letters.
      ({ count, replaceable }) => isOpen && setUses(count - replaceable),
      () => {},
    );
    return () => {
      isOpen = false;
    };
  }, [ask, words]);
  return (
    <Dialog title={nameOfToken(token)} onClose={onClose}>
      <p>
        <ContentWords>{words}</ContentWords>
      </p>
      <p>From Settings{uses === undefined ? '' : `, used in ${counted(uses, 'places')}`}.</p>
      <div className="dialog-actions">
        <button type="button" className="field-button" onClick={() => onPlain(words)}>
          Make plain words
        </button>
        <button
          type="button"
          className="field-button field-primary"
          onClick={() => {
            onClose();
            editor.go({ file: siteFile, pointer: pointerOf(token) }, true);
          }}
        >
          Change it
        </button>
      </div>
    </Dialog>
  );
}
