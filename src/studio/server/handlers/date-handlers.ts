import { fieldName } from '../../../site/page/place-names';
import { replaceTokens } from '../../../site/page/tokens';
import type { Coming, PageChange } from '../../../site/resolve/coming';
import { changeWords, everywhereWords } from '../../../site/resolve/coming-words';
import type { Site } from '../../../site/resolve/site';
import { calendarOf, namesAt } from '../../../site/time/read-date';
import { utc } from '../../../site/time/zone';
import type { DateRequests, ListedChange } from '../../protocol/requests/date-requests';
import { askNext } from '../publish/ask-site';
import { asksWhatIsDue } from '../publish/asks-what-is-due';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import { dateWords, distanceWords, zoneWords } from './date-words';
import type { Handlers } from './request-values';

/** As many as anybody plans, and as a slider has room for. */
const mostDates = 24;
/** More than anybody reads of one date. */
const mostChanges = 20;

export function dateHandlers(
  folder: string,
  workspace: FolderWorkspace,
  ask = askNext,
): Handlers<keyof DateRequests> {
  const now = () => workspace.at ?? Date.now();
  const calendar = () => calendarOf(workspace.pages.site()?.settings ?? {});
  const zone = () => calendar().zone ?? utc;
  const next = () => {
    const all = workspace.loaded().changes.filter((instant) => instant > now());
    return { instants: all.slice(0, mostDates), later: Math.max(0, all.length - mostDates) };
  };
  const dateOf = (instant: number) => ({
    ...dateWords(instant, zone()),
    names: namesAt(instant, calendar()).map(fieldName),
  });
  return {
    dates() {
      const { instants, later } = next();
      const today = now();
      return {
        dates: instants.map(dateOf),
        later,
        today: dateWords(today, zone()),
        zone: zoneWords(zone(), today),
      };
    },
    comings() {
      const { instants, later } = next();
      const today = now();
      const site = workspace.pages.site();
      const comings = workspace.loaded().comingAfter?.(today)[Symbol.iterator]();
      const dates = instants.map((instant) => {
        const coming: Coming | undefined = comings?.next().value;
        const changes = coming && site ? changesOf(coming, site) : [];
        return {
          ...dateOf(instant),
          distance: distanceWords(instant, today, zone()),
          changes: changes.slice(0, mostChanges),
          changeCount: changes.length,
        };
      });
      return { dates, later };
    },
    async dateNote() {
      const { url = '' } = workspace.pages.site()?.settings ?? {};
      const { instants } = next();
      const [first] = instants;
      const due = await ask(url);
      const words = (instant: number) => {
        const { day, time } = dateWords(instant, zone());
        return `${day}, ${time}`;
      };
      const steps = `${url} has to be built at its dates. docs/dates.md in the project has the steps for each host, and “npm run due” says what comes.`;
      if (due !== undefined && due <= now())
        return {
          title: 'What was due is not online.',
          words: `The site has been behind since ${words(due)}. Publish it now.`,
          steps,
        };
      if (first === undefined || asksWhatIsDue(folder)) return undefined;
      return {
        title: 'Nothing in this project publishes it at its dates.',
        words: `On ${words(first)}, somebody has to press Publish, unless a machine elsewhere does it. docs/dates.md shows how.`,
        steps,
      };
    },
  };
}

function changesOf(coming: Coming, site: Site): ListedChange[] {
  const everywhere = everywhereWords(coming);
  return [
    ...coming.pages.map((change): ListedChange => {
      const { file, pointer, type, name } = change;
      return {
        type: type === 'comes' || type === 'goes' ? type : 'changes',
        name: replaceTokens(name, site.facts.tokens),
        words: changeSentence(change, (path) => nameOf(path, site)),
        place: { file, pointer },
      };
    }),
    ...(everywhere === undefined
      ? []
      : [{ type: 'changes', name: 'All pages', words: `${everywhere}.` } as const]),
  ];
}

/** What a date does to a page, in sentences. */
export function changeSentence(change: PageChange, nameOf: (path: string) => string): string {
  const { type, lead } = change;
  if (type === 'comes') return 'The page appears.';
  if (type === 'replaced') return 'The new page takes the place of the present one.';
  if (type === 'goes')
    return lead === undefined ? 'The page goes.' : `The page goes. Its address leads to ${nameOf(lead)}.`;
  const words = changeWords(change);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function nameOf(path: string, site: Site): string {
  const facts = site.find(path)?.facts;
  return facts ? replaceTokens(facts.name ?? facts.title, site.facts.tokens) : path;
}
