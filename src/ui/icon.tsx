import type { ControlIcon } from './control-icons';

export function Icon({ name, className }: { name: ControlIcon; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true" focusable="false">
      <use href={`#i-${name}`} />
    </svg>
  );
}
