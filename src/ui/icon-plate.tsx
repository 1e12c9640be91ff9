import type { StaticId } from '../site/schema/kinds';
import { Static } from './static';

/** A content icon on a small colored plate. */
export function IconPlate({ id, color = 'blue' }: { id: StaticId; color?: 'blue' | 'teal' }) {
  return <Static id={id} use="icon" className={`plate plate-${color}`} />;
}
