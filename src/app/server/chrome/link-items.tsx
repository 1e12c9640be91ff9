import { keyed } from '../../../ui/keyed';

/** Links as the items of a list. */
export function LinkItems({ links }: { links: readonly { label: string; href: string }[] }) {
  return keyed(links).map(({ key, item: { label, href } }) => (
    <li key={key}>
      <a href={href}>{label}</a>
    </li>
  ));
}
