import { useEffect, useRef } from 'react';
import { keyGroups } from './keys';

/** What keys do in the studio. */
export function KeysPanel() {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  return (
    <div className="help" ref={top} tabIndex={-1}>
      {keyGroups.map(({ where, keys }) => (
        <section key={where} className="help-keys">
          <h3>{where}</h3>
          <dl>
            {keys.map(({ keys: names, does }) => (
              <div key={names}>
                <dt>
                  {names.split(', ').map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {navigator.userAgent.includes('Mac') && (
        <p className="help-limits">Ctrl is Command on this computer.</p>
      )}
    </div>
  );
}
