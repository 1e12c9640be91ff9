import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Image, Page } from '../../src/site/schema/types.gen';
import { editJson } from './built-site';
import type { Written } from './written';

/** Soft spots that differ everywhere, as in a photo, and are the same in every run. */
export function photo(width: number, height: number): Sharp {
  const columns = Math.ceil(width / 16);
  const rows = Math.ceil(height / 16);
  let seed = 1;
  const spots = Uint8Array.from({ length: columns * rows * 3 }, () => {
    seed = (seed * 48271) % 2147483647;
    return 64 + (seed % 128);
  });
  return sharp(spots, { raw: { width: columns, height: rows, channels: 3 } }).resize(width, height, {
    kernel: 'cubic',
    fit: 'fill',
  });
}

/** Two frames, one above the other. */
const moving = () =>
  sharp(Buffer.alloc(8 * 16 * 3, 90).fill(200, 300), {
    raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
  });

/** Writes a file of each format into the content. */
async function writePictures(images: string): Promise<void> {
  const write = async (name: string, picture: Sharp) =>
    writeFileSync(join(images, name), await picture.toBuffer());
  // With what cameras write: where it was taken, and another profile than sRGB.
  const exif = { IFD0: { Copyright: 'Northport' }, IFD3: { GPSLatitudeRef: 'S' } };
  await write('team.jpg', photo(3000, 2000).withIccProfile('p3').withExif(exif).jpeg());
  await write('turned.jpg', photo(1500, 1000).withMetadata({ orientation: 6 }).jpeg());
  await write('small.jpg', photo(200, 150).jpeg());
  await write('alpha.png', photo(900, 600).ensureAlpha(0.5).png());
  await write('hall.webp', photo(1400, 900).webp());
  await write('desk.avif', photo(1000, 700).avif({ effort: 0 }));
  await write('moving.gif', moving().gif());
  await write('moving.webp', moving().webp());
  writeFileSync(
    join(images, 'plan.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M4 4h32v22H4z"/></svg>',
  );
}

export const picture = (name: string): Written<Image> => ({
  type: 'file',
  src: `images/${name}`,
  alt: `What ${name} shows`,
});

const shot = (name: string) => ({ src: `images/${name}`, alt: `What ${name} shows` });
const card = (name: string) => ({ title: `Card ${name}`, image: picture(name) });
const contact = { label: 'Contact Us', href: '/contact' };
const point = (title: string) => ({ icon: 'wifi', title, text: 'A point beside the picture.' });

/** A page whose blocks all show pictures. */
export const picturePage: Written<Page> = {
  path: '/pictures',
  title: 'Pictures from files',
  description: 'A page whose blocks all show pictures from files, in the formats that editors bring along.',
  blocks: [
    { type: 'hero', heading: 'Pictures', lead: 'Photos of our work.', image: picture('team.jpg') },
    { type: 'split', heading: 'Beside text', text: 'A photo.', image: picture('turned.jpg') },
    {
      type: 'cardGrid',
      heading: 'Cards',
      tone: 'light',
      cards: [card('team.jpg'), card('alpha.png'), card('small.jpg')],
    },
    { type: 'parallax', heading: 'A banner', look: 'dark', image: picture('team.jpg') },
    {
      type: 'carousel',
      heading: 'Slides',
      cards: [
        card('hall.webp'),
        card('desk.avif'),
        card('plan.svg'),
        card('moving.gif'),
        card('moving.webp'),
      ],
    },
    {
      type: 'hub',
      heading: 'Around',
      image: picture('hall.webp'),
      points: [point('One'), point('Two'), point('Three'), point('Four')],
    },
    {
      type: 'faq',
      heading: 'Questions',
      image: picture('alpha.png'),
      items: [{ question: 'Why?', answer: 'Because.' }],
    },
    {
      type: 'prose',
      sections: [{ text: '![A room](images/team.jpg "Our room")\n\nWords.\n\n![A plan](images/plan.svg)' }],
    },
    {
      type: 'gallery',
      heading: 'A gallery',
      pictures: [
        shot('team.jpg'),
        shot('hall.webp'),
        shot('turned.jpg'),
        shot('desk.avif'),
        shot('alpha.png'),
        shot('small.jpg'),
        shot('moving.gif'),
      ],
    },
    { type: 'video', heading: 'A video', image: picture('team.jpg') },
    { type: 'map', heading: 'Where we are', place: 'Bali', image: picture('desk.avif') },
    { type: 'contactForm', heading: 'Write to us', submit: 'Send', image: picture('turned.jpg') },
    {
      type: 'quotes',
      quotes: [{ text: 'A short quote.', source: 'Somebody', image: picture('turned.jpg') }],
    },
    {
      type: 'quotes',
      heading: 'Voices',
      quotes: [
        { text: 'One.', source: 'Somebody', image: picture('team.jpg') },
        { text: 'Two.', source: 'Somebody else' },
      ],
    },
    { type: 'people', people: [{ name: 'Somebody', image: picture('turned.jpg') }] },
    {
      type: 'people',
      heading: 'People',
      people: [
        { name: 'One', image: picture('turned.jpg') },
        { name: 'Two', image: picture('hall.webp'), focus: 'left' },
        { name: 'Three' },
      ],
    },
    { type: 'cta', heading: 'Start', image: picture('hall.webp'), actions: [contact] },
  ],
};

/** Adds the page and its files to a generated site, and a photo to the home page's hero. */
export async function addPictures(content: string): Promise<void> {
  await writePictures(join(content, 'images'));
  writeFileSync(join(content, 'pages/pictures.json'), JSON.stringify(picturePage, null, 2));
  showInHero(content, picture('team.jpg'));
}

/** The wide picture of the home page. */
export const showInHero = (content: string, image: Written<Image>) =>
  editJson(content, 'pages/home.json', ({ blocks: [hero] }: Written<Page>) => {
    Object.assign(hero, { size: 'display', image });
  });
