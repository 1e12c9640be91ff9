import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from '../../src/node/content/content-error';

/** Command-line options; an unknown one is a UsageError in plain words. */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(options: T) {
  try {
    return parseArgs({ options, strict: true, allowPositionals: false }).values;
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
