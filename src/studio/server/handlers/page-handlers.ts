import { randomUUID } from 'node:crypto';
import type { Files } from '../../../site/files/files';
import { isRecord } from '../../../site/json/is-record';
import { textOf } from '../../../site/json/text-of';
import type { Page } from '../../../site/schema/types.gen';
import type { PageCommand, PageRequests } from '../../protocol/requests/page-requests';
import { RequestRefusal } from '../refusal';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import { leftBehind, type Planned, planPages, shortened } from './page-plan';
import type { Handlers, RequestValues } from './request-values';
import { sectionOf } from './section-of';

export function pageHandlers(workspace: FolderWorkspace): Handlers<keyof PageRequests> {
  let shown: ShownPlan | undefined;
  const isShown = (command: PageCommand): boolean =>
    shown?.command === JSON.stringify(command) &&
    shown.revision === workspace.revision() &&
    [...shown.texts].every(([file, text]) => workspace.textOf(file) === text);
  const planFor = (command: PageCommand) => {
    // What was shown is done, without reading all pages once more.
    if (shown && isShown(command)) return shown.plan;
    const plan = planPages(workspace.files(), command, workspace.errorsOf);
    const touched = plan.transaction?.operations ?? [];
    const texts = new Map(touched.map(({ file }) => [file, workspace.textOf(file)]));
    shown = { command: JSON.stringify(command), revision: workspace.revision(), plan, texts };
    return plan;
  };
  return {
    planPages: ({ command }) => shortened(planFor(readCommand(command))),
    sectionOf: ({ layout }) =>
      sectionOf(
        (workspace.pages.site()?.pages ?? [])
          .filter((page) => page.loadContent().layout === textOf(layout))
          .map(({ facts }) => facts.path),
      ),
    leftOfCopy({ path, of }) {
      const pages = (workspace.pages.site()?.pages ?? []).map(({ facts }) => facts);
      return shortened(leftBehind(workspace.files(), textOf(path), textOf(of), pages));
    },
    changePages({ command }, watcher) {
      const { refusal, transaction, file } = planFor(readCommand(command));
      if (refusal !== undefined || !transaction) throw new RequestRefusal(refusal);
      workspace.apply(watcher, { id: randomUUID(), transaction });
      return file;
    },
  };
}

/** The last plan, and what it was made for. */
interface ShownPlan {
  command: string;
  plan: Planned;
  revision: number;
  /** The texts of the files that it changes. */
  texts: ReadonlyMap<string, string | undefined>;
}

/** The page that a command would make; undefined if it can't. */
export function draftPage(files: Files, given: RequestValues): Page | undefined {
  const { text } = planPages(files, readCommand({ ...given, do: 'new' }));
  // The engine made it after the schema.
  return text === undefined ? undefined : (JSON.parse(text) as Page);
}

/** As the studio sends it. */
function readCommand(given: unknown): PageCommand {
  const { do: what, ...rest } = isRecord(given) ? given : {};
  const text = (key: string) => textOf(rest[key]);
  const optional = (key: string) => (text(key) === '' ? {} : { [key]: text(key) });
  if (what === 'new')
    return {
      do: 'new',
      path: text('path'),
      title: text('title'),
      ...optional('layout'),
      ...optional('copy'),
      ...optional('name'),
    };
  if (what === 'newCollection')
    return {
      do: 'newCollection',
      preset: text('preset'),
      name: text('name'),
      path: text('path'),
      words: text('words'),
    };
  if (what === 'move')
    return {
      do: 'move',
      from: text('from'),
      to: text('to'),
      section: rest.section === true,
      ...optional('file'),
    };
  if (what === 'changeAt')
    return { do: 'changeAt', path: text('path'), date: text('date'), file: text('file') };
  return { do: 'delete', path: text('path'), ...optional('to'), ...optional('file') };
}
