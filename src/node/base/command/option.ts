/** An option of a command: the command line is read by it, and the help shows it. */
export interface Option {
  /** What stands for its value in the help, such as `DIR`. An option without it is given or not. */
  readonly value?: string;
  /** Its value when it is not given. */
  readonly fallback?: string;
  /** One sentence. */
  readonly does: string;
}

export type Options = Readonly<Record<string, Option>>;

type Value<O extends Option> = O extends { readonly value: string }
  ? O extends { readonly fallback: string }
    ? string
    : string | undefined
  : boolean;

/** What the command line says. */
export type Values<O extends Options> = { readonly [Name in keyof O]: Value<O[Name]> };

/** Options that several commands have. They have one name and one meaning. */
export const common = {
  content: { value: 'DIR', does: 'Uses another content folder, as the variable SITE_CONTENT does.' },
  outDir: { value: 'DIR', fallback: 'dist', does: 'Uses another folder than dist for the built site.' },
  port: { value: 'N', does: 'Answers on another port.' },
  at: {
    value: 'INSTANT',
    does: 'Looks at the content as of another time than now, such as 2026-12-01T09:00+08:00.',
  },
  host: {
    value: 'ADDRESS',
    does: 'Answers on another address than localhost; 0.0.0.0 is every address of this machine.',
  },
  open: { does: 'Opens the site in the browser of this machine.' },
  dryRun: { does: 'Shows the difference and changes nothing.' },
} as const satisfies Options;

/** Every command has it. */
export const help = { help: { does: 'Shows this text.' } } as const satisfies Options;
