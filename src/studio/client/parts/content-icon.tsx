import { isIconFile } from '../../../site/page/pictures';
import { thumbnailOf } from '../model/picture-words';

/** An icon of the content, decorative: one of the set, or a file. */
export function ContentIcon({ name, className = '' }: { name: string; className?: string }) {
  if (isIconFile(name)) {
    const maskImage = `url("${thumbnailOf({ src: name, version: '' })}")`;
    return <span className={`icon icon-file ${className}`} style={{ maskImage }} aria-hidden="true" />;
  }
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`/_edit/lucide.svg#${name}`} />
    </svg>
  );
}
