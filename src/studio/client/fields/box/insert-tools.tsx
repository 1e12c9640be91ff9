import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { tableOf } from '../../../../edit/rich/edit-table';
import type { Unit, UnitKind } from '../../../../edit/rich/units';
import { useForm } from '../form';
import { useControls } from '../registry';
import { BoxTool } from './box-tool';

interface InsertToolsProps {
  /** Of the text. */
  id: string;
  pointer: string;
  insert(units: readonly Unit[]): void;
}

const unit = (kind: UnitKind): Unit => ({ kind, runs: [] });

/** The buttons with what stands between the paragraphs of a long text. */
export function InsertTools({ id, pointer, insert }: InsertToolsProps) {
  const { PictureDialog } = useControls();
  const { file } = useForm();
  const [isAsking, setAsking] = useState(false);
  const table = [
    ['', ''],
    ['', ''],
  ];
  return (
    <>
      <BoxTool of={id} icon="image-plus" name="Add a picture" onPress={() => setAsking(true)} />
      <BoxTool of={id} icon="table" name="Add a table" onPress={() => insert(tableOf(table))} />
      <BoxTool of={id} icon="minus" name="Add a line" onPress={() => insert([unit({ type: 'rule' })])} />
      {isAsking && (
        <Suspense>
          <PictureDialog
            place={{ file, pointer }}
            src=""
            onClose={() => setAsking(false)}
            onChoose={(src) => {
              // The window keeps the focus until it is closed.
              flushSync(() => setAsking(false));
              insert([unit({ type: 'picture', src, alt: '', caption: '' })]);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
