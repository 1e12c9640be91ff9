import type { ReactNode } from 'react';
import type { StaticId } from '../site/schema/kinds';
import { ListTopics } from './list-links';
import { Rich } from './rich-text';

interface SectionHeadProps {
  /** A few words above the heading. */
  label?: string | undefined;
  heading?: string | undefined;
  lead?: StaticId | undefined;
  /** What follows the lead. */
  children?: ReactNode;
}

/** A section's heading, with its lead beside it. */
export function SectionHead({ label, heading, lead, children }: SectionHeadProps) {
  return (
    <div className="section-head">
      {label && <p className="section-label">{label}</p>}
      {heading && <h2 className="h2">{heading}</h2>}
      {lead && <Rich text={lead} className="lead" />}
      <ListTopics />
      {children}
    </div>
  );
}
