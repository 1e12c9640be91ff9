import { boxes, type FilePart, inMemory } from './file-parts';
import type { ImageSize } from './size';

/** ISO 23008-12: the picture that is shown is cropped and then turned as its properties say, in whatever order they are. */
export function avifSize(view: DataView): ImageSize | undefined {
  const read = inMemory(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
  const find = (name: string, from = 0, to = Infinity) => {
    for (const box of boxes(read, from, to)) if (box.name === name) return box;
    return undefined;
  };
  const [first] = boxes(read);
  const meta = first?.name === 'ftyp' ? find('meta') : undefined;
  const within = (name: string, { at, end }: FilePart, skipped: number) => find(name, at + skipped, end);
  const primary = meta && within('pitm', meta, 4);
  const all = meta && within('iprp', meta, 4);
  const container = all && within('ipco', all, 0);
  const links = all && within('ipma', all, 0);
  if (!primary || !container || !links) return undefined;
  const id =
    view.getUint8(primary.at) === 0 ? view.getUint16(primary.at + 4) : view.getUint32(primary.at + 4);
  const known = [...boxes(read, container.at, container.end)];
  const own = propertiesOf(id, view, links).map((index) => known[index - 1]);
  const placeOf = (name: string) => own.find((property) => property?.name === name)?.at;
  const [whole, crop, turn] = ['ispe', 'clap', 'irot'].map(placeOf);
  if (whole === undefined) return undefined;
  const number = (from: number, place: number) => view.getUint32(from + 4 * place);
  const size =
    crop === undefined
      ? { width: number(whole, 1), height: number(whole, 2) }
      : { width: number(crop, 0) / number(crop, 1), height: number(crop, 2) / number(crop, 3) };
  const isTurned = turn !== undefined && view.getUint8(turn) % 2 === 1;
  return isTurned ? { width: size.height, height: size.width } : size;
}

/** The numbers of an item's properties, from 1 on. */
function propertiesOf(id: number, view: DataView, { at, end }: FilePart): number[] {
  const isLong = view.getUint8(at) > 0;
  const isWide = view.getUint8(at + 3) % 2 === 1;
  for (let place = at + 8; place < end; ) {
    const item = isLong ? view.getUint32(place) : view.getUint16(place);
    place += isLong ? 5 : 3;
    const count = view.getUint8(place - 1);
    const numbers = Array.from({ length: count }, (_, nth) =>
      isWide ? view.getUint16(place + 2 * nth) & 0x7fff : view.getUint8(place + nth) & 0x7f,
    );
    if (item === id) return numbers;
    place += isWide ? 2 * count : count;
  }
  return [];
}
