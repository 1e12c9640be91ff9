import type { FieldPlace } from '../../edit/workspace';
import { siteFile } from '../../site/files/site-file';
import { type JsonPath, pointerOf } from '../../site/json/json-path';
import { compileWalk } from '../../site/schema/walk';

/** What was pressed in the header or the footer. */
export interface ChromePress {
  part: 'header' | 'footer';
  /** The text at the point, or that of the link. */
  text: string;
  /** The address of the link. */
  href: string | undefined;
}

interface Search extends ChromePress {
  byText: string[];
  byHref: string[];
}

const visitText = (value: string, search: Search, at: JsonPath) => {
  if (isShownAs(value, search.text)) search.byText.push(pointerOf(at));
};
const visitHref = (value: string, search: Search, at: JsonPath) => {
  if (search.href?.endsWith(value)) search.byHref.push(pointerOf(at));
};

const searchSite = compileWalk<Search>('site', { line: visitText, href: visitHref, httpsUrl: visitHref });

/** Header and footer have no probe: their fields are found by their texts, or else by the addresses of their links. */
export function chromePlace(site: unknown, press: ChromePress): FieldPlace | undefined {
  const search: Search = { ...press, byText: [], byHref: [] };
  searchSite(site, search);
  const fits = (part: string) => (pointer: string) => pointer.startsWith(`/${part}/`);
  const pointer =
    search.byText.find(fits(press.part)) ??
    search.byText.find((found) => found === '/site/name') ??
    search.byHref.find(fits(press.part)) ??
    search.byHref.find(fits('site'));
  return pointer === undefined ? undefined : { file: siteFile, pointer };
}

/** Tokens may stand for anything. */
function isShownAs(value: string, text: string): boolean {
  const parts = value.split(/\{[^{}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text !== '' && new RegExp(`^${parts.join('.+')}$`, 's').test(text);
}
