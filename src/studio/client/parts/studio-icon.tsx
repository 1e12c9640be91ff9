/** Where the server has it. */
export const iconAddress = (name: string): string => `/_edit/icons.svg#${name}`;

/** An icon of the server's sprite, decorative: one of the studio’s own, or one that editors can choose. */
export function StudioIcon({ name, className }: { name: string; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  );
}
