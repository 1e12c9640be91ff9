/** Whether a picture is shown with its sides swapped, because its Exif says a turn of 90°. `tiff` is the data of that. */
export function isTurned({ buffer, byteOffset, byteLength }: Uint8Array): boolean {
  if (byteLength < 8) return false;
  const view = new DataView(buffer, byteOffset, byteLength);
  const little = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, little);
  const entries = directory + 2 > byteLength ? 0 : view.getUint16(directory, little);
  const end = Math.min(directory + 2 + entries * 12, byteLength - 11);
  for (let entry = directory + 2; entry < end; entry += 12) {
    const [orientation, short] = [0x0112, 3];
    if (view.getUint16(entry, little) !== orientation) continue;
    const value = view.getUint16(entry + 8, little);
    return view.getUint16(entry + 2, little) === short && value >= 5 && value <= 8;
  }
  return false;
}
