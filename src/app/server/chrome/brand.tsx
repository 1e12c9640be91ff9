import type { ChromeView } from '../../../site/resolve/view';
import type { Tone } from '../../../site/schema/types.gen';
import { Static } from '../../../ui/static';
import { isDark } from '../../../ui/tones';

interface BrandProps {
  brand: ChromeView['brand'];
  /** That of the header or the footer. */
  tone: Tone;
}

/** The site's logo and name, or its wordmark, with a link to the home page. */
export function Brand({ brand: { drawing, dark, isWordmark, href }, tone }: BrandProps) {
  const alone = dark === undefined ? drawing : isDark(tone) ? dark : undefined;
  return (
    <a className={isWordmark ? 'brand brand-wordmark' : 'brand'} href={href}>
      {alone === undefined && dark !== undefined ? (
        <>
          <Static id={drawing} use="logo" className="on-light" />
          <Static id={dark} use="logo" className="on-dark" />
        </>
      ) : (
        <Static id={alone ?? drawing} use="logo" />
      )}
    </a>
  );
}
