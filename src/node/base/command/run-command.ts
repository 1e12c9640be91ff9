import { resolve } from 'node:path';
import { nearest } from '../../../site/text/nearest';
import { ContentError, UsageError } from '../content/content-error';
import { readInstant } from '../content/read-instant';
import { systemRefusal } from '../disk/write-refusal';
import { type CommandHelp, groupHelp, helpText, usageOf } from './help-text';
import { help, type Options, type Values } from './option';
import { readArguments } from './read-arguments';

/** What a command gives: its exit code, which is 0 when it gives nothing. */
type Ended = number | undefined;

export interface Command extends CommandHelp {
  run(line: readonly string[]): Ended | Promise<Ended>;
}

interface Declared<O extends Options> extends CommandHelp {
  options: O;
  run(values: Values<O>, ...others: string[]): Ended | Promise<Ended>;
}

/** A command with its options: its help shows them, and the command line is read by them. */
export function declareCommand<O extends Options>({ run, ...described }: Declared<O>): Command {
  const { name, positionals = [], options } = described;
  const more = `${usageOf({ name }, '--help')} shows what there is.`;
  return {
    ...described,
    run(line) {
      if (asksForHelp(line)) return print(helpText(described));
      const { values, others } = readArguments({ ...options, ...help }, line, more);
      const [surplus] = others.slice(positionals.length);
      if (surplus !== undefined) throw new UsageError(`${name} does not take "${surplus}": ${more}`);
      const missing = positionals.slice(others.length).filter((each) => !each.startsWith('['));
      if (missing.length > 0)
        throw new UsageError(`${name} needs ${missing.join(' and ')}: ${usageOf(described)}`);
      const { content, at } = values;
      // One way for whoever reads the content, here and in the processes that are started.
      if (typeof content === 'string') process.env.SITE_CONTENT = resolve(content);
      if (typeof at === 'string') {
        readInstant(at);
        process.env.SITE_AT = at;
      }
      return run(values, ...others);
    },
  };
}

/** A command that consists of others; the first argument names one. */
export function groupCommands(
  name: string,
  does: string,
  commands: ReadonlyMap<string, Command>,
): Pick<Command, 'run'> {
  const all = [...commands.values()];
  return {
    run(line) {
      const [first = '', ...rest] = line;
      const command = commands.get(first);
      if (command) return command.run(rest);
      if (asksForHelp(line)) return print(groupHelp(does, all));
      const meant = nearest(first, commands.keys());
      if (meant !== undefined)
        throw new UsageError(`${name} does not know "${first}". Did you mean "${meant}"?`);
      throw new UsageError(
        `${name} needs one of ${[...commands.keys()].join(', ')}: ${usageOf({ name }, '--help')} tells what they do.`,
      );
    },
  };
}

const asksForHelp = (line: readonly string[]) => line.includes('--help');

function print(text: string): number {
  process.stdout.write(text);
  return 0;
}

/**
 * Runs a command with the arguments of this process and sets the exit code: what it gives, 1 for content that can't be
 * built, 2 when it could not run or the system refused something. None of those is traced: the message says it all.
 */
export async function runCommand(command: Pick<Command, 'run'>): Promise<void> {
  process.on('uncaughtException', endUncaught);
  try {
    process.exitCode = (await command.run(process.argv.slice(2))) ?? 0;
  } catch (error) {
    if (!reported(error)) throw error;
  } finally {
    process.off('uncaughtException', endUncaught);
  }
}

/** An error of a timer or a watcher: nobody waits for it, and the command can't go on. */
function endUncaught(error: unknown): void {
  if (!reported(error)) console.error(error);
  process.exit(process.exitCode ?? 1);
}

/** Says what ended a command; false for a mistake of the program. */
function reported(error: unknown): boolean {
  const isOwn = error instanceof ContentError || error instanceof UsageError;
  const message = isOwn ? error.message : systemRefusal(error);
  if (message === undefined) return false;
  process.exitCode = error instanceof ContentError ? 1 : 2;
  console.error(message);
  return true;
}
