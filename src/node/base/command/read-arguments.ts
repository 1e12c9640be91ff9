import { parseArgs } from 'node:util';
import { nearest } from '../../../site/text/nearest';
import { UsageError } from '../content/content-error';
import type { Options, Values } from './option';

export interface Arguments<O extends Options> {
  values: Values<O>;
  /** What is no option. */
  others: readonly string[];
}

/** Reads a command line by a command's options. Each mistake is a UsageError of one sentence, which ends with `more`. */
export function readArguments<O extends Options>(
  options: O,
  line: readonly string[],
  more: string,
): Arguments<O> {
  const { values, positionals, tokens } = parseArgs({
    args: [...line],
    options: Object.fromEntries(Object.entries(options).map(([name, option]) => [name, typeOf(option)])),
    // What it would say of a mistake names nothing that is near.
    strict: false,
    tokens: true,
  });
  for (const token of tokens)
    if (token.kind === 'option') {
      const mistake = mistakeOf(options, token, more);
      if (mistake !== undefined) throw new UsageError(mistake);
    }
  // The command line enters here; `mistakeOf` has looked at every type.
  return { values: { ...values } as Values<O>, others: positionals };
}

const typeOf = ({ value, fallback }: Options[string]) =>
  value === undefined
    ? ({ type: 'boolean', default: false } as const)
    : ({ type: 'string', ...(fallback !== undefined && { default: fallback }) } as const);

interface OptionToken {
  name: string;
  rawName: string;
  value: string | undefined;
  inlineValue: boolean | undefined;
}

function mistakeOf(
  options: Options,
  { name, rawName, value, inlineValue }: OptionToken,
  more: string,
): string | undefined {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!option) {
    const meant = nearest(name, Object.keys(options));
    return `There is no option ${rawName}${meant === undefined ? `: ${more}` : `. Did you mean --${meant}?`}`;
  }
  if (option.value === undefined)
    return value === undefined ? undefined : `--${name} takes no value, such as "${value}".`;
  // `--port --open` is a forgotten value.
  const isMissing = value === undefined || (!inlineValue && /^-./.test(value));
  return isMissing ? `--${name} needs a value: --${name} ${option.value}.` : undefined;
}
