import { useState } from 'react';
import { idOf } from '../fields/control';
import { useForm } from '../fields/form';
import type { VariantsProps } from '../fields/registry';
import { VariantSwitch } from '../fields/variant-switch';
import { FileTarget } from '../files/file-target';
import { ScenePart } from '../scenes/scene-part';
import { PictureControl } from './picture-control';
import { showPicture } from './show-picture';

/** The place of a picture in the form: drawn or from a file. Files can be dropped anywhere on it. */
export function ImagePart({ pointer, plan, value, children }: VariantsProps) {
  const form = useForm();
  /** Without a file there is no picture yet: the drawn one stays until there is. */
  const [isAwaited, setAwaited] = useState(false);
  const isWaiting = isAwaited && value.type !== 'file';
  const src = plan.variants.get('file');
  const filePlan = src?.is === 'object' ? src.fields.find(({ key }) => key === 'src')?.plan : undefined;
  const place = { file: form.file, pointer };
  const show = (chosen: string, step?: string, at = place) => {
    setAwaited(false);
    showPicture(form.editor().now(), at, chosen, form.nameOf(pointer), step);
  };
  return (
    <FileTarget adding="addPicture" place={place} onFile={show}>
      <VariantSwitch
        {...{ pointer, plan, value }}
        {...(isWaiting && { shown: 'file' })}
        onWant={(type) => {
          setAwaited(type === 'file');
          return type === 'file';
        }}
      />
      {isWaiting && filePlan ? (
        <div className="field">
          <p className="field-label" id={`${idOf(pointer)}-wanted-label`}>
            Picture
          </p>
          <PictureControl
            id={`${idOf(pointer)}-wanted`}
            labelledBy={`${idOf(pointer)}-wanted-label`}
            described={`${idOf(pointer)}-wanted-about`}
            plan={filePlan}
            value=""
            pointer={pointer}
            required
            invalid={false}
            onChange={(chosen) => show(String(chosen))}
          />
          <p className="field-about" id={`${idOf(pointer)}-wanted-about`}>
            The drawing stays on the page until a picture is chosen.
          </p>
        </div>
      ) : value.type === 'scene' || value.type === 'drawing' ? (
        <ScenePart {...{ pointer, plan, value }}>{children}</ScenePart>
      ) : (
        children
      )}
    </FileTarget>
  );
}
