/** Every way of which we know that text was turned into markup, script or a request. `canary()` notes that it ran. */
export const tricks: readonly string[] = [
  '<script>canary()</script>',
  '</script><script>canary()</script>',
  '<ScRiPt/x>canary()</sCrIpT >',
  '<img src=x onerror=canary()>',
  '"><img src=x onerror=canary()>',
  "'><img src=x onerror=canary()>",
  '`><img src=x onerror=canary()>',
  "' onmouseover='canary()' x='",
  '" autofocus tabindex=0 onfocus="canary()" x="',
  ' onload=canary() ',
  '<svg onload=canary()>',
  '<svg/onload=canary()//',
  '<svg><script href=data:,canary()></script></svg>',
  '<svg><animate onbegin=canary() attributeName=x dur=1s></svg>',
  '<svg><a xlink:href="javascript:canary()"><text y=9>x</text></a></svg>',
  '<math><mtext><style><img title="</style><img src=x onerror=canary()>"></math>',
  '<details open ontoggle=canary()>',
  '<video poster=//hostile.example/p><source onerror=canary()></video>',
  '<iframe srcdoc="<script>parent.canary()</script>"></iframe>',
  '<iframe src=javascript:parent.canary()></iframe>',
  '<object data="data:text/html,<script>parent.canary()</script>"></object>',
  '<embed src=//hostile.example/e>',
  '<base href=//hostile.example/>',
  '<link rel=stylesheet href=//hostile.example/s.css>',
  '<meta http-equiv=refresh content="0;url=//hostile.example/">',
  '<form action=//hostile.example/><button autofocus>x</button></form>',
  '<style>@import "//hostile.example/s.css";</style>',
  '<p style="background:url(//hostile.example/b)">x</p>',
  '<img srcset="//hostile.example/i 1x">',
  '<a href="javascript:canary()" ping=//hostile.example/>x</a>',
  '<body onload=canary()>',
  '<template><script>canary()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=canary()>">',
  '<plaintext>',
  '<textarea><!--',
  '<!--<script>canary()//-->',
  '--><script>canary()</script><!--',
  '--!><script>canary()</script>',
  ']]><script>canary()</script><![CDATA[',
  '<?xml version="1.0"?><script>canary()</script>',
  '</title><script>canary()</script>',
  '</textarea><script>canary()</script>',
  '</style><script>canary()</script>',
  '</main></div></body></html><script>canary()</script>',
  '</span><script>canary()</script>',
  '&lt;script&gt;canary()&lt;/script&gt;',
  '&#60;script&#62;canary()&#60;/script&#62;',
  '&#x3c;img src=x onerror=canary()&#x3e;',
  '\\u003cscript\\u003ecanary()\\u003c/script\\u003e',
  '\\x3cimg src=x onerror=canary()\\x3e',
  '%3Cscript%3Ecanary()%3C/script%3E',
  '＜script＞canary()＜/script＞',
  'javascript:canary()',
  'JaVaScRiPt&colon;canary()',
  'java&Tab;script&NewLine;:canary()',
  'data:text/html,<script>canary()</script>',
  'vbscript:canary()',
  '//hostile.example/path',
  "';canary();//",
  '";canary();//',
  '\\";canary();//',
  '");canary();//',
  '`;canary();//',
  '\u0024{{canary()}',
  '`\u0024{{canary()}`',
  '{{{{constructor.constructor("canary()")()}}',
  '#{{canary()} <%= canary() %>',
  'a\u2028canary()//',
  'a\u2029canary()//',
  '\u202e<script>canary()</script>\u202c',
  '<scr\u200bipt>canary()</scr\u200bipt>',
  '<!--$--><!--/$-->',
  '<!--$?--><template id="B:0"></template>',
  ' data-static="s1"><script>canary()</script>',
  '<script type="application/json" id="page-data">{{"page":0}</script>',
  '__proto__',
  '$& $1 $` $$',
];

export const placesPerKind = 256;
const starts = { line: 0xe000, markdown: 0xe100 };
const places = /[\uE000-\uE1FF]/g;

/** A placeholder for a hostile character. In Markdown it is escaped. */
export const placeOf = (kind: keyof typeof starts, index: number) =>
  String.fromCharCode(starts[kind] + index);

/** Which trick stands at a place of this number. */
export type Words = (index: number) => string;

export const hostileWords =
  (offset = 0): Words =>
  (index) =>
    tricks[(index + offset) % tricks.length] ?? '';

export const plainWords: Words = () => 'plain';

/** What fits with it fits with any. */
export const longestWord: Words = () => longest;
const longest = tricks.reduce((one, other) => (literal(one).length > literal(other).length ? one : other));

/** These words with signs that mean nothing instead of their own: they have the same addresses, and differ as they do. */
export const harmlessWords =
  (words: Words): Words =>
  (index) =>
    words(index).replace(/[!-+\--/:-@[-`|~]/g, (sign) => String.fromCharCode(0x2500 + sign.charCodeAt(0)));

/** A text with words at all places. */
const fill = (text: string, words: Words, written = (word: string) => word) =>
  text.replace(places, (character) => {
    const code = character.charCodeAt(0);
    return written(
      code < starts.markdown ? words(code - starts.line) : literal(words(code - starts.markdown)),
    );
  });

/** A copy of some content with words at all places. */
export const fillPlaces = <Value>(content: Value, words: Words): Value =>
  // What is generated is JSON, and only texts have such characters.
  JSON.parse(JSON.stringify(content), (_key, value) =>
    typeof value === 'string' ? fill(value, words) : value,
  );

/** The same in a file that is already written, in JSON or as a table. */
export const fillFile = (path: string, text: string, words: Words): string =>
  fill(text, words, (word) =>
    path.endsWith('.json') ? JSON.stringify(word).slice(1, -1) : word.replaceAll('"', '""'),
  );

/** Markdown in which every character of the text is escaped, but for braces, which are written twice. */
export function literal(text: string): string {
  return text.replace(/[\\`*_[\]<>&!~|#=+.)"-]/g, '\\$&');
}
