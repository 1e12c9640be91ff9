import type { KeyboardEvent } from 'react';
import type { Place } from '../../../site/json/place';
import { type Hit, hitKey } from '../../protocol/requests/replace-requests';
import { FoundRow } from './found-row';

interface FoundGroupProps {
  head: string;
  about: string;
  hits: readonly Hit[];
  leftOut: ReadonlySet<string>;
  setLeftOut(keys: ReadonlySet<string>): void;
  /** What a place becomes; undefined without new words. */
  becomes(hit: Hit): string | undefined;
  shown: string | undefined;
  show(hit: Hit): void;
  go(place: Place): void;
}

/** A text and the value of its token may have words at the same index. */
export const rowKey = (hit: Hit): string => `${hitKey(hit)} ${hit.setting?.name ?? ''}`;

/** What was found in a page, or in a part of what all pages share. */
export function FoundGroup(props: FoundGroupProps) {
  const { head, about, hits, leftOut, setLeftOut, becomes, shown, show, go } = props;
  const keys = hits.filter(({ setting }) => !setting).map(hitKey);
  const count = keys.filter((key) => !leftOut.has(key)).length;
  const leave = (some: readonly string[], isLeftOut: boolean) => {
    const others = [...leftOut].filter((key) => !some.includes(key));
    setLeftOut(new Set(isLeftOut ? [...others, ...some] : others));
  };
  const nameOf = (hit: Hit) => {
    const same = hits.filter(({ pointer }) => pointer === hit.pointer);
    return same.length === 1 ? hit.name : `${hit.name}, ${same.indexOf(hit) + 1} of ${same.length}`;
  };
  return (
    <section className="find-group" aria-label={head}>
      <h3>
        {keys.length === 0 ? (
          <span />
        ) : (
          <label className="find-check">
            <input
              type="checkbox"
              aria-label={`Replace in ${head}`}
              checked={count > 0}
              ref={(box) => {
                if (box) box.indeterminate = count > 0 && count < keys.length;
              }}
              onChange={() => leave(keys, count === keys.length)}
            />
          </label>
        )}
        {head} <span className="find-about">{about}</span>
      </h3>
      <ul className="find-list" onKeyDown={goThrough}>
        {hits.map((hit) => {
          const key = hitKey(hit);
          const isLeftOut = leftOut.has(key);
          const row = rowKey(hit);
          return (
            <FoundRow
              key={row}
              hit={hit}
              name={nameOf(hit)}
              by={isLeftOut || hit.setting ? undefined : becomes(hit)}
              isLeftOut={isLeftOut}
              isShown={shown === row}
              show={hit.pointer.includes('/blocks/') ? () => show(hit) : undefined}
              go={() => go(hit.setting?.place ?? hit)}
              leaveOut={(isLeft) => leave([key], isLeft)}
            />
          );
        })}
      </ul>
    </section>
  );
}

/** Arrow keys go from place to place, and show each on the page. */
function goThrough(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target, currentTarget } = event;
  if (step === undefined || !(target instanceof HTMLElement)) return;
  const rows = [...(currentTarget.closest('.find')?.querySelectorAll<HTMLElement>('.find-row') ?? [])];
  const next = rows[rows.findIndex((row) => row.contains(target)) + step]?.querySelector('button');
  event.preventDefault();
  next?.focus();
  if (next?.matches('[data-on-page]:not([aria-current])')) next.click();
}
