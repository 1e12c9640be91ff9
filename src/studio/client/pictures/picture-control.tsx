import { Suspense, useState } from 'react';
import { textOf } from '../../../site/json/text-of';
import { shortName } from '../../protocol/names';
import { type ControlProps, describe } from '../fields/control';
import { useForm } from '../fields/form';
import { FileButton } from '../files/file-button';
import { FileTarget, useTarget } from '../files/file-target';
import { sizeWords, thumbnailOf } from '../model/picture-words';
import { StudioIcon } from '../parts/studio-icon';
import { PictureDialog } from './picture-dialog';
import { usePictureInfo } from './use-picture-info';

/** A picture of the content folder: dropped, pasted, chosen from this computer or from those that are there. */
export function PictureControl(props: ControlProps) {
  const around = useTarget();
  const form = useForm();
  const { pointer } = props;
  if (around) return <PictureBox {...props} />;
  return (
    <FileTarget
      adding="addPicture"
      place={{ file: form.file, pointer }}
      onFile={(value, step, at) =>
        form.change({ op: 'set', at: at?.pointer ?? pointer, value }, `Change ${form.nameOf(pointer)}`, step)
      }
    >
      <PictureBox {...props} />
    </FileTarget>
  );
}

function PictureBox({ id, labelledBy, described, value, invalid }: ControlProps) {
  const target = useTarget();
  const src = textOf(value);
  const info = usePictureInfo(src);
  const [isOpen, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the name is above
    <div
      className="picture-box"
      role="group"
      aria-labelledby={labelledBy}
      data-invalid={invalid || undefined}
    >
      <span className="picture-thumb">
        {info ? <img src={thumbnailOf(info)} alt="" /> : <StudioIcon name={src ? 'image-off' : 'image'} />}
      </span>
      <div className="picture-facts">
        <p id={`${id}-value`}>
          <b>{target?.isBusy ? 'Adding…' : src ? shortName(src) : 'Drop a picture here, or paste it'}</b>
          {info && !target?.isBusy && <span>{sizeWords(info)}</span>}
        </p>
        <div className="actions">
          <button
            type="button"
            id={id}
            className="field-button"
            data-focus=""
            aria-labelledby={`${id}-open ${labelledBy} ${id}-value`}
            {...describe(described)}
            onClick={() => setOpen(true)}
          >
            <StudioIcon name="images" />
            <span id={`${id}-open`}>Choose</span>
          </button>
          <FileButton name="From this computer" />
        </div>
      </div>
      {isOpen && target && (
        <Suspense>
          <PictureDialog
            place={target.place}
            src={src}
            onClose={() => setOpen(false)}
            onChoose={(chosen, step, at) => {
              setOpen(false);
              target.choose(chosen, step, at);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
