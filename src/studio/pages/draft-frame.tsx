import { useState } from 'react';
import type { Start } from './start-list';

/** The page as it would be, drawn small; nothing in it can be used. */
export function DraftFrame({ command }: { command: Start['command'] }) {
  const address = `/_edit/draft.html?${new URLSearchParams({ title: 'New page', path: '/new-page-draft', ...command })}`;
  const [loaded, setLoaded] = useState<string>();
  return (
    <div className="draft" aria-hidden="true" data-loaded={loaded === address}>
      {/* Without scripts, and beyond the reach of keys and pointers. */}
      <iframe
        title="The page as it would be"
        src={address}
        sandbox="allow-same-origin"
        inert
        tabIndex={-1}
        onLoad={() => setLoaded(address)}
      />
    </div>
  );
}
