import fc from 'fast-check';

/** What a hostile text is made of; between two pieces of a word can be anything that a reader might skip. */
const words = [
  '@imp|ort "https://evil.example/a.css";',
  'path{fill:u|rl(https://evil.example/)}',
  'fill:url(#a)',
  'url("#main")',
  'URL( //evil.example )',
  'image-|set("x.png" 1x)',
  'src(|"x")',
  '.a{fill:red}',
  '#a',
  '#%61',
  ' #main ',
  'java|script:alert(1)',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'data:image/png;base64,AAAA',
  'href',
  'xlink:href ',
  'class',
  'fill',
  'a.end;main.click',
  '</span>',
  '</style><script>alert(1)</script>',
  ']]>',
  '\\75rl(x)',
];
const skipped = [
  ...['', '<!-- -->', '<!---->', '<metadata/>', '<a:b/>', '<g/>', '<title/>', '<script/>', '<svg/>', '<p>'],
  ...['<![CDATA[x]]>', '&#0;', '&#1;', '&#xfffe;', '&#13;', '\0', '\u000b', '\r', '&shy;', '<?x?>', '</g>'],
];
const names = [
  ...[
    'svg',
    'g',
    'G',
    'path',
    'style',
    'STYLE',
    'title',
    'desc',
    'text',
    'tspan',
    'a',
    'use',
    'image',
    'set',
  ],
  ...[
    'animate',
    'filter',
    'feImage',
    'linearGradient',
    'LINEARGRADIENT',
    'script',
    'foreignObject',
    'metadata',
  ],
  ...['svg:path', 'math', 'mi', 'p', 'iframe', 'font', 'switch', 'template', 'table', 'noscript'],
];
const keys = [
  ...['fill', 'FILL', 'style', 'id', 'class', 'href', 'HREF', 'xlink:href', 'XLINK:href', 'x:href', 'onload'],
  ...[
    'ONCLICK',
    'attributeName',
    'attributename',
    'to',
    'values',
    'begin',
    'xmlns',
    'xmlns:xlink',
    'xml:base',
  ],
  ...[
    'tabindex',
    'data-static',
    'role',
    'aria-labelledby',
    'viewBox',
    'filter',
    'mask',
    'is',
    '__proto__',
    'color',
  ],
];

const text = fc
  .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...skipped)), { maxLength: 3 })
  .map((parts) => parts.map(([word, between]) => word.replace('|', between)).join(''));
const value = fc
  .tuple(fc.constantFrom(...words), fc.constantFrom('', '&#0;', '&#1;', '\0', '\t', '&Tab;', '\r\n'))
  .map(([word, between]) => word.replace('|', between).replaceAll("'", '&#39;'));
const attribute = fc.tuple(fc.constantFrom(...keys), value).map(([key, each]) => ` ${key}='${each}'`);
const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc
    .tuple(
      fc.constantFrom(...names),
      fc.array(attribute, { maxLength: 4 }),
      fc.array(fc.oneof({ maxDepth: 4 }, text, tie('tree')), { maxLength: 4 }),
      fc.boolean(),
    )
    .map(([name, attributes, children, ends]) => {
      const start = `<${name}${attributes.join('')}`;
      return children.length === 0
        ? `${start}/>`
        : `${start}>${children.join('')}${ends ? `</${name}>` : ''}`;
    }),
}));
/** Drawings that are made to get something past the cleaner. */
export const hostileDrawing = tree.map((each) => `<svg viewBox="0 0 9 9">${each}</svg>`);
