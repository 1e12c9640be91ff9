/** What a system or a person sets before a browser is started. */
export interface Settings {
  theme: 'light' | 'dark';
  reducedMotion: boolean;
  scripts: boolean;
}

/** A key by its name, as in `Enter`, `Shift+Tab` or `a`. */
export type Key = string;

/** One window with its own storage: what every engine can do. */
export interface EngineWindow {
  resize(width: number, height: number): Promise<void>;
  /** Loads a document to its end. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Calls a function in the page; what it is given and what it returns go as JSON. */
  call<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Moves the pointer there, and presses if asked to. */
  point(x: number, y: number, press: boolean): Promise<void>;
  press(...keys: readonly Key[]): Promise<void>;
  /** Puts a text into the focused field at once; without it its keys are pressed. */
  insert?(words: string): Promise<void>;
  /** Lets a timed page live through some milliseconds at once; without it they are waited for. */
  pass?(duration: number): Promise<void>;
  /** What the browser itself noted of errors; without it the watched site notes them. */
  complaints?(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Engine {
  /** A timed window is one that may be let `pass` time. */
  openWindow(timed?: boolean): Promise<EngineWindow>;
  stop(): Promise<void>;
}

export type StartEngine = (settings: Settings) => Promise<Engine>;
