import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './content/content-error';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Command-line options; an unknown one is a UsageError in plain words. */
export const readOptions = <T extends Options>(options: T) => parse(options, false).values;

/**
 * Options and arguments of a command that explains itself: undefined when `--help` was given, which prints `usage`.
 * More or fewer arguments than `count` are a UsageError.
 */
export function readArguments<T extends Options>(usage: string, options: T, ...count: readonly number[]) {
  if (process.argv.slice(2).includes('--help')) {
    process.stdout.write(`${usage.trim()}\n`);
    return undefined;
  }
  const { values, positionals } = parse(options, true);
  if (!count.includes(positionals.length)) throw new UsageError(usage.trim());
  return { values, positionals };
}

function parse<T extends Options, Allowed extends boolean>(options: T, allowPositionals: Allowed) {
  try {
    return parseArgs({ options, strict: true, allowPositionals });
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const hint = known.length > 0 ? ` Known: ${known.join(', ')}.` : '';
    const [reason = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new UsageError(`${reason}.${hint}`, { cause: error });
  }
}

/** A port number from an option. */
export function readPort(value: string | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UsageError(`--port takes a number from 0 to 65535, not ${value}.`);
  return port;
}

/** By name: what Vite's commands throw is compiled apart from this. */
const exitCodes = new Map([
  ['ContentError', 1],
  ['UsageError', 2],
]);

/**
 * Runs a command and sets the exit code: what it returns (0 when nothing), 1 for content that can't be built,
 * 2 when it could not run. Neither of those is traced: the message says it all.
 */
export async function runCommand(command: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    const code = error instanceof Error ? exitCodes.get(error.name) : undefined;
    if (code === undefined || !(error instanceof Error)) throw error;
    process.exitCode = code;
    console.error(error.message);
  }
}
