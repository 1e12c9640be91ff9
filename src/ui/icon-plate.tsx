import type { StaticId } from '../site/schema/kinds';
import { Static } from './static';

/** An icon on a small colored plate. */
export function IconPlate({ id, color = 'blue' }: { id: StaticId; color?: 'blue' | 'teal' }) {
  return <Static id={id} use="icon" className={`plate plate-${color}`} />;
}
