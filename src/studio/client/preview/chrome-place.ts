import { siteFile } from '../../../site/files/site-file';
import { isRecord } from '../../../site/json/is-record';
import { type JsonPath, pointerOf } from '../../../site/json/json-path';
import type { Place } from '../../../site/json/place';
import { compileWalk } from '../../../site/schema/walk';
import { literalPattern } from '../../../site/text/literal-pattern';

/** What was pressed in the header or the footer. */
export interface ChromePress {
  part: 'header' | 'footer';
  /** The text at the point, or that of the link. */
  text: string;
  /** The address of the link. */
  href: string | undefined;
}

interface FoundChromeText {
  pointer: string;
  /** How many characters of the text are no tokens, which may stand for anything. */
  sure: number;
}

interface Search extends ChromePress {
  byText: FoundChromeText[];
  byHref: string[];
}

const token = /\{[^{}]*\}/g;

const visitText = (value: string, search: Search, at: JsonPath) => {
  const sure = value.replace(token, '').length;
  if (isShownAs(value, search.text)) search.byText.push({ pointer: pointerOf(at), sure });
};
const visitHref = (value: string, search: Search, at: JsonPath) => {
  if (search.href?.endsWith(value)) search.byHref.push(pointerOf(at));
};

const searchSite = compileWalk<Search>('site', { line: visitText, href: visitHref, httpsUrl: visitHref });

/** Header and footer have no probe: their fields are found by their texts, or else by the addresses of their links. */
export function chromePlace(site: unknown, press: ChromePress): Place | undefined {
  const search: Search = { ...press, byText: [], byHref: [] };
  // It is asked for every link, and a site may have all of its pages there.
  const { pages: _, ...shown } = isRecord(site) ? site : {};
  searchSite(shown, search);
  const isIn = (part: string, pointer: string) => pointer.startsWith(`/${part}/`);
  const { byText, byHref } = search;
  // Two links may have one label.
  const isOfLink = ({ pointer }: FoundChromeText) =>
    byHref.includes(pointer.replace(/(?<![^/])[^/]*$/, 'href'));
  const [best] = byText
    .filter(({ pointer }) => isIn(press.part, pointer))
    .sort((one, other) => Number(isOfLink(other)) - Number(isOfLink(one)) || other.sure - one.sure);
  const isSure = best && (best.sure > 0 || isOfLink(best));
  const pointer =
    (isSure ? best.pointer : undefined) ??
    byText.find((found) => found.pointer === '/site/name')?.pointer ??
    byHref.find((found) => isIn(press.part, found)) ??
    byHref.find((found) => isIn('site', found)) ??
    best?.pointer;
  return pointer === undefined ? undefined : { file: siteFile, pointer };
}

function isShownAs(value: string, text: string): boolean {
  const parts = value.split(token).map(literalPattern);
  return text !== '' && new RegExp(`^${parts.join('.+')}$`, 's').test(text);
}
