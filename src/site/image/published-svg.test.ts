import { describe, expect, it } from 'vitest';
import { inlineSvg, svgFile } from './published-svg';

const start = '<svg xmlns="http://www.w3.org/2000/svg">';
const file = (inside: string) => svgFile(`<svg>${inside}</svg>`);
const body = (markup: string | undefined) => markup?.trim().slice(start.length, -'</svg>'.length);

describe('a drawing is cleaned of what executes or loads', () => {
  it.each([
    ['<script>alert(1)</script>', '', ['<script>']],
    ['<script href="https://evil.example/x.js"/><path d="M0 0"/>', '<path d="M0 0"/>', ['<script>']],
    ['<g onclick="alert(1)" fill="red"/>', '<g fill="red"/>', ['onclick']],
    ['<g ONLOAD=alert(1) />', '<g/>', ['onload']],
    ['<foreignObject><p onclick="x">Text</p></foreignObject><g/>', '<g/>', ['<foreignObject>']],
    ['<image href="https://evil.example/a.png"/>', '<image/>', ['href="https://evil.example/a.png"']],
    ['<image xlink:href="//evil.example/a.png"/>', '<image/>', ['href="//evil.example/a.png"']],
    ['<use href="other.svg#part"/>', '<use/>', ['href="other.svg#part"']],
    ['<use href="data:image/svg+xml,x#a"/>', '<use/>', ['href="data:image/svg+xml,x#a"']],
    ['<a href="javascript:alert(1)"><g/></a>', '<g><g/></g>', ['href="javascript:alert(1)"']],
    ['<animate attributeName="href" values="javascript:alert(1)"/>', '', ['<animate>']],
    ['<set attributeName="xlink:href" to="x"/>', '', ['<set>']],
    ['<rect fill="url(https://evil.example/x.svg#a)"/>', '<rect/>', ['fill']],
    ['<rect fill="url( \'//evil.example\')"/>', '<rect/>', ['fill']],
    ['<rect mask="image-set(\'x.png\' 1x)"/>', '<rect/>', ['mask']],
    ['<rect filter="u\\72l(x)"/>', '<rect/>', ['filter']],
    ['<rect style="background:url(x.png)"/>', '<rect/>', ['style']],
    ['<style>@import "https://evil.example/x.css";</style><g/>', '<g/>', ['<style>']],
    ['<style>.a{fill:url(//evil.example/x)}</style>', '', ['<style>']],
    ['<style>@imp<metadata/>ort "https://evil.example/x.css"</style>', '', ['<style>']],
    ['<style>@imp<g/>ort "https://evil.example/x.css"</style>', '', ['<style>']],
    ['<style>@imp<!-- -->ort "https://evil.example/x.css"</style>', '', ['<style>']],
    ['<style>@imp&#1;ort "https://evil.example/x.css"</style>', '', ['<style>']],
    ['<style>path{fill:u<title/>rl(https://evil.example/)}</style>', '', ['<style>']],
    ['<style>path{fill:red}<g onclick="x"/></style>', '<style>path{fill:red}</style>', []],
    ['<image href="data:image/svg+xml,x"/>', '<image/>', ['href="data:image/svg+xml,x"']],
    ['<rect fill="url(data:image/svg+xml,x)"/>', '<rect/>', ['fill']],
    ['<set attributeName="href " to="x"/>', '', ['<set>']],
    ['<set attributeName="class" to="header"/>', '', ['<set>']],
    ['<set attributeName="overflow" to="visible"/>', '', ['<set>']],
    ['<use href=" #a&#10;"/>', '<use href="#a"/>', []],
    ['<g tabindex="3" autofocus role="dialog" aria-labelledby="main" fill="red"/>', '<g fill="red"/>', []],
    ['<iframe src="https://evil.example"/><g/>', '<g/>', ['<iframe>']],
    ['<g><p>Text</p></g><path d="M0 0"/>', '<g/>', ['<p>']],
    ['<title></span><b>Name</b></title>', '<title/>', []],
    [
      '<use href="#a" xlink:href="#b"/><use xlink:href="#b" href="#a"/>',
      '<use href="#a"/><use href="#a"/>',
      [],
    ],
    ['<style title="Dark">path{fill:red}</style><style title="Light"/>', '', ['<style>']],
    ['<text></span></text>', '<text/>', []],
    ['<text>&lt;/span&gt; a &amp; b</text>', '<text>&lt;/span&gt; a &amp; b</text>', []],
  ])('%s', (inside, markup, removed) => {
    const cleaned = file(inside);
    expect([...cleaned.removed]).toEqual(removed);
    expect(body(cleaned.markup)).toBe(markup);
  });

  it('to the depth that a drawing needs', () => {
    const { markup, removed } = file('<g>'.repeat(20_000));
    expect(markup?.length).toBeLessThan(2_000);
    expect([...removed]).toEqual(['<g> in 200 others']);
  });

  it('not where it is so deep that a parser would be busy for seconds', () => {
    const { markup, removed } = file(`${'<g>'.repeat(200_000)}${'</g>'.repeat(200_000)}`);
    expect([markup, [...removed]]).toEqual([undefined, []]);
  });
});

describe('a drawing keeps', () => {
  it.each([
    '<image href="data:image/png;base64,AAAA"/>',
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)"/>',
    '<use href="#a"/>',
    '<text x="1"> two <tspan>words</tspan></text>',
    '<path d="M0 0" class="a" style="fill:red"/><style>.a &gt; b{stroke:url(#c)}</style>',
    '<style>@media (prefers-color-scheme:dark){path{fill:#fff}}</style>',
    '<animate attributeName="opacity" values="0;1" dur="2s"/>',
    '<g aria-label="&quot;5 &lt; 6&quot; &amp; more"/>',
  ])('%s', (inside) => {
    const { markup, removed } = file(inside);
    expect(body(markup)).toBe(inside);
    expect([...removed]).toEqual([]);
  });

  it('nothing of what drawing programs note for themselves', () => {
    const { markup, removed } = svgFile(`<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [ <!ENTITY ns "http://ns.example/"> ]>
<!-- Drawn by hand -->
<svg xmlns:inkscape="http://ns.example/" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8" xml:space="preserve">
  <metadata><rdf:RDF><cc:Work rdf:about="x"/></rdf:RDF></metadata>
  <sodipodi:namedview pagecolor="#fff"/>
  <g inkscape:label="Layer"><use xlink:href="#a"/></g>
</svg>`);
    expect(markup).toBe(
      `${start.slice(0, -1)} viewBox="0 0 8 8" xml:space="preserve"><g><use href="#a"/></g></svg>\n`,
    );
    expect([...removed]).toEqual([]);
  });

  it('or names what another prefix makes of SVG', () => {
    const { markup, removed } = svgFile(
      '<?xml-stylesheet href="a.css"?><svg xmlns:s="http://www.w3.org/2000/svg" xmlns:l="http://www.w3.org/1999/xlink"><s:path d="M0 0"/><use l:href="#a"/></svg>',
    );
    expect(body(markup)).toBe('<use/>');
    expect([...removed]).toEqual(['<?xml-stylesheet?>', '<s:path>', 'l:href']);
  });

  it.each(['', 'PNG', '<div>No drawing</div>', '<svg:svg/>'])('nothing of %j, which is no SVG', (text) => {
    expect(svgFile(text).markup).toBeUndefined();
    expect(inlineSvg(text, 'a.svg').markup).toBeUndefined();
  });
});

describe('a drawing within a page', () => {
  const inline = (inside: string) => {
    const { markup, removed } = inlineSvg(`<svg>${inside}</svg>`, 's1_');
    return [markup?.slice('<svg>'.length, -'</svg>'.length), ...removed];
  };

  it('lets attributes of its place win over those of the file', () => {
    expect(inlineSvg('<svg color="red" focusable="true"/>', 'a.svg', { focusable: 'false' }).markup).toBe(
      '<svg color="red" focusable="false"/>',
    );
  });

  it.each([
    ['<style>/* path{fill:red} /* .b{} ', ['']],
    [
      '<style>.b{fill:red}.a{fill:blue;x:1}.b{stroke:red}</style><g class="b a"/>',
      ['<g fill="blue" stroke="red"/>'],
    ],
    [
      '<style>.a{x:1px;y:5;cx:0}</style><rect class="a" y="2"/><tspan class="a" x="3"/>',
      ['<rect y="2" x="1px" cx="0"/><tspan x="3"/>'],
    ],
    ['<style>.spin{animation:spin 1s}.a{rotate:9deg}.b{rotate:none}</style><path class="a b"/>', ['<path/>']],
    ['<style>path{text-shadow:none}</style><path/>', ['<path/>']],
    ['<g style="fill:red; stroke : #00f;-x-y:z"/>', ['<g fill="red" stroke="#00f"/>']],
    ['<style>.a,.b{fill:red}</style><g class="b"/>', ['<g fill="red"/>']],
    [
      '<style>circle{r:4px;cx:1%}</style><circle style="mix-blend-mode:multiply;isolation:isolate;writing-mode:tb"/>',
      ['<circle r="4px" cx="1%" writing-mode="tb"/>', 'the style "mix-blend-mode"'],
    ],
    [
      '<style>.a{transform:rotate(45deg);font:bold 9px Arial}.b{transform:none}</style><g class="a" style="background:#fff"/>',
      ['<g/>', 'the style "transform"', 'the style "font"', 'the style "background"'],
    ],
    [
      '<style>.a{fill:green ! IMPORTANT;fill:pink;stroke:red}#i{fill:blue!important}</style><g class="a" style="fill:red;stroke:blue"/><g id="i" class="a"/><g id="i" style="fill:red!important"/>',
      ['<g fill="green" stroke="blue"/><g fill="blue" stroke="red"/><g fill="red"/>'],
    ],
    [
      '<style media="print">path{fill:red}</style><style media=" Screen ">path{fill:blue}</style><path/>',
      ['<path fill="blue"/>', 'the style of @media print'],
    ],
    ['<style type="text/less">path{fill:red}</style><path/>', ['<path/>']],
    [
      '<style>g{fill:red;path{fill:blue}}</style><g><path/></g>',
      ['<g fill="red"><path/></g>', 'the styles within that of g'],
    ],
    ['<path style="--a:red;fill:var(--a)"/>', ['<path fill="var(--a)"/>', 'the style "--a"']],
    ['<path style="--a:red;fill:blue"/>', ['<path fill="blue"/>']],
    ['<rect style="width:8px;height:9"/><g style="width:8px"/>', ['<rect width="8px"/><g/>']],
    ['<g style="transform-origin:center"/>', ['<g transform-origin="center"/>']],
    [
      '<path style="d:path(\'M0 0\');mask-image:none;text-transform:uppercase;transform-box:fill-box"/>',
      ['<path/>', 'the style "d"', 'the style "text-transform"', 'the style "transform-box"'],
    ],
    [
      '<path style="marker:url(#a)"/>',
      ['<path marker-start="url(#s1_a)" marker-mid="url(#s1_a)" marker-end="url(#s1_a)"/>'],
    ],
    [
      '<style>/* .c{} */ #i{fill:blue} path{fill:red} .a{fill:green !important}</style><path class="x a" fill="pink"/><path id="i" class="a"/>',
      ['<path fill="green"/><path fill="green"/>'],
    ],
    [
      '<style>.a{fill:red}@media print{.a{fill:blue}} g > .a{fill:pink}</style><g class="a"/>',
      ['<g fill="red"/>', 'the style of @media print', 'the style of g > .a'],
    ],
  ])('says its styles by attributes: %s', (inside, result) => {
    expect(inline(inside)).toEqual(result);
  });

  it.each([
    [
      '<g id="main"/><path id="a" fill="url( \'#b\' )"/><g id="b"/>',
      '<g/><path fill="url(#s1_b)"/><g id="s1_b"/>',
    ],
    ['<g id="a"/><use href="#a"/>', '<g id="s1_a"/><use href="#s1_a"/>'],
    ['<g id="fff" fill="#fff"/>', '<g fill="#fff"/>'],
    ['<g id="人"/><use href="#%E4%BA%BA"/>', '<g id="s1_人"/><use href="#s1_%E4%BA%BA"/>'],
    ['<g id="50%"/><path fill="url(#50%)"/>', '<g id="s1_50%"/><path fill="url(#s1_50%)"/>'],
    ['<use href=" #main"/>', '<use href="#s1_main"/>'],
    ['<rect fill="URL(#a)"/>', '<rect fill="url(#s1_a)"/>'],
    ['<g id="a"/><g id="a"/><use href="#a"/>', '<g id="s1_a"/><g/><use href="#s1_a"/>'],
    [
      '<set id="a" attributeName="fill" begin="0s;b.end+1s"/><set id="b" attributeName="x" begin="1.5s; a.end"/>',
      '<set id="s1_a" attributeName="fill" begin="0s;s1_b.end+1s"/><set id="s1_b" attributeName="x" begin="1.5s; s1_a.end"/>',
    ],
  ])('has unique ids: %s', (inside, markup) => {
    expect(inline(inside)).toEqual([markup]);
  });

  it.each([
    ['width="20" height="9.5px"', 'viewBox="0 0 20 9.5" width="20" height="9.5px"'],
    ['width="20" height="9" viewBox="0 0 4 4"', 'viewBox="0 0 4 4" width="20" height="9"'],
    ['width="100%" height="9"', 'width="100%" height="9"'],
  ])('grows as a whole: %s', (attributes, expected) => {
    expect(inlineSvg(`<svg ${attributes}/>`, '').markup).toBe(`<svg ${expected}/>`);
  });

  it('has no words in the type of the page', () => {
    expect(inlineSvg('<svg font-size="9"><text/></svg>', '').markup).toBe(
      '<svg direction="initial" font-family="initial" font-size="9" font-weight="initial" letter-spacing="initial"><text/></svg>',
    );
  });

  it('can not pass for a part of the page', () => {
    expect(inline('<g data-static="s1" class="skip" is="x-y"/>')).toEqual(['<g/>']);
  });
});
