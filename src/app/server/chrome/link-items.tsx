import { keyed } from '../../../ui/keyed';

/** Links as the items of a list; some may be only text. */
export function LinkItems({ links }: { links: readonly { label: string; href?: string }[] }) {
  return keyed(links).map(({ key, item: { label, href } }) => (
    <li key={key}>{href === undefined ? <span>{label}</span> : <a href={href}>{label}</a>}</li>
  ));
}
