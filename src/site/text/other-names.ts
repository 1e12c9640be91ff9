/** Other names for the fields of this schema, as people and other tools use them. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  href: ['link', 'url', 'to', 'target'],
  path: ['slug', 'url', 'href', 'address', 'route'],
  src: ['file', 'url', 'path', 'href'],
  label: ['text', 'title', 'name', 'caption', 'heading'],
  title: ['heading', 'name', 'label', 'headline'],
  heading: ['title', 'headline', 'header', 'name'],
  name: ['title', 'label'],
  icon: ['favicon'],
  language: ['lang', 'locale'],
  network: ['name', 'icon', 'type'],
  notice: ['copyright'],
  header: ['navigation', 'nav'],
  text: ['body', 'content', 'description', 'copy'],
  lead: ['text', 'intro', 'subtitle', 'subheading', 'description'],
  question: ['q', 'title', 'heading'],
  answer: ['a', 'text', 'body'],
  box: ['ratio', 'aspect', 'aspectratio', 'shape', 'format'],
  imagePhone: ['imagemobile', 'mobileimage', 'phoneimage', 'mobile', 'phone'],
  image: ['img', 'picture', 'photo'],
  alt: ['description', 'caption', 'title'],
  items: ['questions', 'list', 'entries'],
  cards: ['items', 'slides', 'entries'],
  actions: ['buttons', 'links', 'ctas', 'button', 'link', 'cta'],
  action: ['button', 'link', 'cta'],
  links: ['nav', 'navigation', 'items'],
  from: ['source', 'old'],
  to: ['destination', 'target', 'new'],
  imageSide: ['imageposition', 'side'],
  tone: ['theme', 'background'],
  blocks: ['sections', 'content', 'children', 'components'],
  value: ['number', 'count', 'figure'],
  layout: ['template'],
  as: ['size', 'look', 'style', 'form', 'variant'],
};

/** The field that has this name elsewhere. */
export function knownByAnotherName(name: string, fields: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  for (const field of fields) if (otherNames[field]?.includes(wanted)) return field;
  return undefined;
}
