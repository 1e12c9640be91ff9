import { randomUUID } from 'node:crypto';
import type { Refusal as PageRefusal } from '../../../edit/pages/content-pages';
import type { Files } from '../../../site/files/files';
import { isRecord } from '../../../site/json/is-record';
import type { Page } from '../../../site/schema/types.gen';
import type { PageCommand, PagePlan, PageRequests } from '../../protocol/requests/page-requests';
import { Refusal } from '../refusal';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import { type Planned, planPages } from './page-plan';
import type { Answers } from './request-values';
import { type Arguments, textOf } from './request-values';

/** More than anybody reads. */
const mostEffects = 100;

export function pageAnswers(workspace: FolderWorkspace): Answers<keyof PageRequests> {
  let shown: ShownPlan | undefined;
  const isShown = (command: PageCommand): boolean =>
    shown?.command === JSON.stringify(command) &&
    shown.revision === workspace.revision() &&
    [...shown.texts].every(([file, text]) => workspace.textOf(file) === text);
  const planFor = (command: PageCommand) => {
    // What was shown is done, without reading all pages once more.
    if (shown && isShown(command)) return shown.plan;
    const plan = planPages(workspace.files(), command);
    const touched = 'transaction' in plan ? plan.transaction.operations.map(({ file }) => file) : [];
    const texts = new Map(touched.map((file) => [file, workspace.textOf(file)]));
    shown = { command: JSON.stringify(command), revision: workspace.revision(), plan, texts };
    return plan;
  };
  return {
    planPages({ command }) {
      const plan = planFor(readCommand(command));
      return shortened('effects' in plan ? plan : { ...plan, effects: [] });
    },
    changePages({ command }, watcher) {
      const plan = planFor(readCommand(command));
      if (plan.refusal !== undefined || !('effects' in plan)) throw new Refusal(plan.refusal);
      workspace.apply(watcher, { id: randomUUID(), transaction: plan.transaction });
      return undefined;
    },
  };
}

/** The last plan, and what it was made for. */
interface ShownPlan {
  command: string;
  plan: Planned | PageRefusal;
  revision: number;
  /** Of the files that it changes. */
  texts: ReadonlyMap<string, string | undefined>;
}

/** The first lines of a plan, and their number. */
export const shortened = ({
  effects,
  refusal,
  unsearched = [],
}: Pick<Planned, 'effects' | 'refusal' | 'unsearched'>): PagePlan => ({
  effects: effects.slice(0, mostEffects),
  count: effects.length,
  ...(refusal !== undefined && { refusal }),
  ...(unsearched.length > 0 && { unsearched }),
});

/** The page that a command would make; undefined if it can't. */
export function draftPage(files: Files, given: Arguments): Page | undefined {
  const plan = planPages(files, readCommand({ ...given, do: 'new' }));
  if (!('effects' in plan) || plan.text === undefined) return undefined;
  // The engine made it after the schema.
  return JSON.parse(plan.text) as Page;
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
    };
  if (what === 'move')
    return { do: 'move', from: text('from'), to: text('to'), section: rest.section === true };
  return { do: 'delete', path: text('path'), ...optional('to') };
}
