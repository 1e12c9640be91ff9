/** The icon of a control, decorative. `shape` is the data of a path on a grid of 24. */
export function Icon({ shape, className, filled }: { shape: string; className?: string; filled?: boolean }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} fill={filled ? 'currentColor' : undefined} />
    </svg>
  );
}
