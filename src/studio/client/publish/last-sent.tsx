import { clockTime } from '../../protocol/names';
import type { PublishState, SentVersion } from '../../protocol/requests/publish-requests';
import { StudioIcon } from '../parts/studio-icon';
import { PublishSteps } from './publish-steps';
import { hostOf } from './publish-words';

interface LastSentProps {
  state: PublishState;
  sent: SentVersion;
  takeBack(version: string): void;
  /** Waits no more. */
  halt(): void;
}

/** How far the last version has come, and its way back. */
export function LastSent({ state, sent, takeBack, halt }: LastSentProps) {
  const { commit, subject, at, site, since, isAwaited, pages = [], canTakeBack } = sent;
  if (isAwaited && site === 'another') return <PublishSteps {...{ state, halt }} />;
  const words = {
    this: since === undefined ? 'Everything is online.' : `Online since ${clockTime(since)}`,
    another: 'Sent, not seen online',
    unknown: `Sent at ${clockTime(at)}`,
  }[site];
  return (
    <>
      <div className="publish-sent" data-is={site === 'this' ? 'done' : 'later'} role="status">
        <StudioIcon name={site === 'this' ? 'check' : 'hourglass'} />
        <div>
          <p className="publish-say">{words}</p>
          <p>{subject}</p>
          {site === 'another' && <p>The site shows another version. The host’s own page says why.</p>}
          {site === 'unknown' && <p>The site does not say which version it has: look at it in a minute.</p>}
          {URL.canParse(state.site) && (
            <ul>
              {[...pages, { name: `Open ${hostOf(state.site)}`, path: '/' }].map(({ name, path }) => (
                <li key={`${name} ${path}`}>
                  <a href={encodeURI(state.site + (path ?? '/'))} target="_blank" rel="noreferrer">
                    {path === undefined ? `Every page, for ${name}` : name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {canTakeBack && (
        <button type="button" className="field-button" onClick={() => takeBack(commit)}>
          <StudioIcon name="undo-2" />
          Take this version back
        </button>
      )}
    </>
  );
}
