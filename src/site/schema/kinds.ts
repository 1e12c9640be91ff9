/** Kinds of string that the schema marks with `tsType`, so that no other string can be used for them. */
declare const kind: unique symbol;
type Kind<Name extends string> = string & { readonly [kind]: Name };

/** Text with Markdown and {tokens}, as the editor wrote it. */
export type Markdown = Kind<'markdown'>;
/** A page's path with an optional #anchor, or an https:, mailto: or tel: address. */
export type Href = Kind<'href'>;
/** A Lucide icon's name. */
export type IconName = Kind<'icon'>;
/** A key of `logos` in site.json. */
export type LogoRef = Kind<'logo'>;
/** A file's path below the content folder. */
export type ImageFile = Kind<'imageFile'>;
/** A year, a month or a day of the calendar: `2006`, `2006-05` or `2006-05-24`. */
export type PartialDate = Kind<'partialDate'>;
/** Two times of a day: `08:00-12:30`. */
export type TimeSpanText = Kind<'timeSpan'>;
/** Names a part of a page's markup that only the server draws: an icon, a logo, a picture. */
export type StaticId = Kind<'static'>;
