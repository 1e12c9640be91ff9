import type { ControlIcon } from './control-icons';

/** The icon of a control, decorative. */
export function Icon({ name, className }: { name: ControlIcon; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
