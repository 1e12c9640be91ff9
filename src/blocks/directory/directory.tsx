import type { DirectoryEntry } from '../../site/resolve/view';
import type { BlockProps } from '../../ui/block-props';
import { keyed } from '../../ui/keyed';
import { Section } from '../../ui/section';
import { SectionHead } from '../../ui/section-head';
import { Static } from '../../ui/static';

export function Directory({ block }: BlockProps<'directory'>) {
  return (
    <Section block={block} className="directory">
      <SectionHead heading={block.heading} lead={block.lead} />
      <ul className="directory-entries">
        {keyed(block.entries).map(({ key, item }) => (
          <li key={key}>
            <Entry entry={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Entry({ entry: { title, href, logo, image, links } }: { entry: DirectoryEntry }) {
  return (
    <div className="directory-entry">
      <div className="directory-mark">
        <h3 className="h3">
          <a href={href}>{logo ? <Static id={logo.drawing} use="logo" className="logo" /> : title}</a>
        </h3>
        {image && <Static id={image} use="cell" />}
      </div>
      <ul className="directory-links">
        {keyed(links).map(({ key, item }) => (
          <li key={key}>
            <a href={item.href}>{item.title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
