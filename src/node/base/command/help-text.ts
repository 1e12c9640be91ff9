import { help, type Option, type Options } from './option';

export interface CommandHelp {
  /** As it is called in a shell, such as `npm run validate`. */
  name: string;
  /** One sentence. */
  does: string;
  /** The arguments that are no options, such as `FILE`, which must be given, or `[REV]`, which may be. */
  positionals?: readonly string[];
  options: Options;
  /** What else there is to know, such as an example. */
  more?: string;
}

/** How a command is called. npm passes on what follows `--`. */
export const usageOf = (
  { name, positionals = [] }: Pick<CommandHelp, 'name' | 'positionals'>,
  ...rest: string[]
): string => [name, ...(name.includes(' -- ') ? [] : ['--']), ...positionals, ...rest].join(' ');

/** What `--help` shows: what the command does, how it is called, and a line for each option. */
export function helpText(command: CommandHelp): string {
  const { does, options, more } = command;
  return paragraphs([does, `  ${usageOf(command, '[options]')}`, more, optionLines([options])]);
}

/** The help of a command that consists of others, such as `npm run page`. */
export function groupHelp(does: string, commands: readonly CommandHelp[]): string {
  const calls = commands.map((command) => [usageOf(command), command.does] as const);
  return paragraphs([does, columns(calls), optionLines(commands.map(({ options }) => options))]);
}

const paragraphs = (parts: readonly (string | undefined)[]): string =>
  `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;

/** An option that means the same to several commands has one line. */
function optionLines(commands: readonly Options[]): string {
  const rows = [...commands, help].flatMap((options) =>
    Object.entries<Option>(options).map(
      ([name, { value, does }]) => [`--${name}${value === undefined ? '' : ` ${value}`}`, does] as const,
    ),
  );
  return columns([...new Map(rows.map((row) => [row.join(' '), row])).values()]);
}

function columns(rows: readonly (readonly [left: string, right: string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}
