import { useEffect, useRef, useState } from 'react';
import type { BlockProps } from '../../ui/block-props';
import { isPlainClick } from '../../ui/is-plain-click';
import { keyed } from '../../ui/keyed';
import { Section } from '../../ui/section';
import { SectionHead } from '../../ui/section-head';
import { Static } from '../../ui/static';
import { useWords } from '../../ui/words';
import { GalleryDialog } from './gallery-dialog';

/** Each picture is a link to its large file, until a script shows that in a dialog. */
export function Gallery({ block }: BlockProps<'gallery'>) {
  const { heading, lead, pictures } = block;
  const { slideName, previousPicture, nextPicture, closePictures } = useWords();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<number>();
  const linksOf = () => [...(list.current?.querySelectorAll('a') ?? [])];

  useEffect(() => {
    // React listens further up, where the page's links are followed.
    const node = list.current;
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      setShown([...(node?.querySelectorAll('a') ?? [])].indexOf(link));
    };
    node?.addEventListener('click', open);
    return () => node?.removeEventListener('click', open);
  }, []);

  return (
    <Section block={block} className="gallery">
      <SectionHead heading={heading} lead={lead} />
      <ul className="gallery-pictures" ref={list}>
        {keyed(pictures).map(({ key, item: { image, caption, span } }) => (
          <li key={key} data-span={span}>
            <Static id={image} use="gallery" />
            {caption && <p className="gallery-caption">{caption}</p>}
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <GalleryDialog
          name={heading}
          pictures={linksOf().map((link, index) => ({ link, caption: pictures[index]?.caption }))}
          first={shown}
          words={{ slideName, previousPicture, nextPicture, closePictures }}
          onClose={(last) => {
            setShown(undefined);
            linksOf()[last]?.focus();
          }}
        />
      )}
    </Section>
  );
}
