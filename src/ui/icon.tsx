/** The icon of a control, decorative. `shape` is the data of a path on a grid of 24. */
export function Icon({ shape, className }: { shape: string; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}
