import { resolve } from 'node:path';
import { locate } from '../../../site/json/locate';
import type { RequestName } from '../../protocol/requests';
import type { ContentBase } from '../changes/content-base';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import { blockAnswers } from './block-answers';
import { changeAnswers } from './change-answers';
import { keyAnswers } from './key-answers';
import { linkAnswers } from './link-answers';
import { pageAnswers } from './page-answers';
import { pictureAnswers } from './picture-answers';
import { replaceAnswers } from './replace-answers';
import { type Answers, placeOf, textOf } from './request-values';

/** Answers everything that the studio asks for. */
export function createAnswers(
  folder: string,
  workspace: FolderWorkspace,
  base: ContentBase,
  styles: string,
): Answers<RequestName> {
  return {
    ...blockAnswers(workspace, styles),
    ...changeAnswers(folder, workspace, base),
    ...keyAnswers(workspace),
    ...linkAnswers(workspace),
    ...pageAnswers(workspace),
    ...pictureAnswers(folder, workspace),
    ...replaceAnswers(workspace),
    probe: ({ path }) => workspace.pages.probe(textOf(path)),
    source({ place }) {
      const { file, pointer } = placeOf(place);
      const text = workspace.textOf(file);
      if (text === undefined) return undefined;
      const { line, column } = locate(text, pointer);
      return `vscode://file${encodeURI(resolve(folder, file))}:${line}:${column}`;
    },
  };
}
