import type { StaticId } from '../site/schema/kinds';
import { Rich } from './rich-text';

/** A section's heading, with its lead beside it. */
export function SectionHead({ heading, lead }: { heading: string; lead?: StaticId | undefined }) {
  return (
    <div className="section-head">
      <h2 className="h2">{heading}</h2>
      {lead && <Rich text={lead} className="lead" />}
    </div>
  );
}
