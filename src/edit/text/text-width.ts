/** East Asian wide and fullwidth characters, and emoji: they take two columns. */
const wide =
  /[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1F200}-\u{1F265}\u{20000}-\u{3FFFD}]|(?![\u{1F1E6}-\u{1F1FF}])\p{Emoji_Presentation}/u;

const none = /[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]/u;

const isPlain = /^[ -~]*$/;

/** The columns that a text takes on a line, as the formatter counts them. */
export function textWidth(text: string): number {
  if (isPlain.test(text)) return text.length;
  let width = 0;
  for (const character of text)
    width += character === '\t' || wide.test(character) ? 2 : none.test(character) ? 0 : 1;
  return width;
}
