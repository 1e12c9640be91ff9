import { resolve } from 'node:path';
import { isRecord } from '../../../site/json/is-record';
import { locate } from '../../../site/json/locate';
import { textOf } from '../../../site/json/text-of';
import type { RequestName } from '../../protocol/requests';
import type { StudioBundle } from '../bundle/studio-bundle';
import type { ContentBase } from '../changes/content-base';
import { brandColors } from '../rendering/brand-colors';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import { blockHandlers } from './block-handlers';
import { changeHandlers } from './change-handlers';
import { collectionHandlers } from './collection-handlers';
import { dateHandlers } from './date-handlers';
import { fileHandlers } from './file-handlers';
import { historyHandlers } from './history-handlers';
import { keyHandlers } from './key-handlers';
import { linkHandlers } from './link-handlers';
import { pageHandlers } from './page-handlers';
import { pictureHandlers } from './picture-handlers';
import { publishHandlers } from './publish-handlers';
import { replaceHandlers } from './replace-handlers';
import { type Handlers, placeOf } from './request-values';

/** Texts of the project's code. */
export type StudioTexts = Pick<StudioBundle, 'styles' | 'guide'>;

/** Handles everything that the studio asks for. */
export function createHandlers(
  folder: string,
  workspace: FolderWorkspace,
  base: ContentBase,
  { styles, guide }: StudioTexts,
): Handlers<RequestName> {
  return {
    ...blockHandlers(workspace, styles),
    guide: () => guide,
    brandColors: ({ brands }) =>
      Object.fromEntries(
        Object.entries(isRecord(brands) ? brands : {}).map(([name, brand]) => [name, brandColors(brand)]),
      ),
    ...changeHandlers(folder, workspace, base),
    ...collectionHandlers(workspace),
    ...dateHandlers(folder, workspace),
    ...fileHandlers(folder, workspace),
    ...historyHandlers(folder, workspace),
    ...keyHandlers(workspace),
    ...linkHandlers(workspace),
    ...pageHandlers(workspace),
    ...pictureHandlers(folder, workspace),
    ...publishHandlers(folder, workspace, base),
    ...replaceHandlers(workspace),
    probe: ({ path, file }) => workspace.pages.probe(textOf(path), textOf(file)),
    source({ place }) {
      const { file, pointer } = placeOf(place);
      const text = workspace.textOf(file);
      if (text === undefined) return undefined;
      const { line, column } = locate(text, pointer);
      return `vscode://file${encodeURI(resolve(folder, file))}:${line}:${column}`;
    },
  };
}
