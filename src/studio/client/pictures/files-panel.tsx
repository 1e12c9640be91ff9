import { useState } from 'react';
import { Downloads } from '../files/downloads';
import { Gallery } from './gallery';

const sections = ['Pictures', 'Downloads'] as const;

/** Pictures and downloads in one place. */
export function FilesPanel() {
  const [shown, setShown] = useState<(typeof sections)[number]>('Pictures');
  return (
    <>
      <fieldset className="file-sections">
        <legend className="visually-hidden">Which files</legend>
        {sections.map((name) => (
          <button
            key={name}
            type="button"
            className="field-button"
            aria-pressed={shown === name}
            onClick={() => setShown(name)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {shown === 'Pictures' ? <Gallery /> : <Downloads />}
    </>
  );
}
