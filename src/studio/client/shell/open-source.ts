import type { Place } from '../../../site/json/place';
import type { Editor } from '../model/editor';

/** Opens a field in the code editor, at its line. */
export async function openSource({ ask, refuse }: Editor, { file, pointer }: Place): Promise<void> {
  try {
    const address = await ask('source', { place: { file, pointer } });
    if (address !== undefined) location.assign(address);
  } catch (error) {
    refuse(error);
  }
}
