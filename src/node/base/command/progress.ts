/** What a command does in less time needs no word. In milliseconds. */
const patience = 2_000;

/** Between two states of the line on a terminal. In milliseconds. */
const pace = 100;

export interface Progress {
  /** What is done from now on. */
  step(text: string): void;
  /** How much of it is done. */
  count(done: number, all: number): void;
  /** Prints something else, above the line. */
  aside(print: () => void): void;
  end(): void;
}

type Stream = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>;

/**
 * Tells what a command is doing once it takes more than two seconds: on a terminal by one line that moves and is gone
 * at the end, in a log by a line for each step.
 */
export function startProgress(first: string, stream: Stream = process.stderr): Progress {
  const isLine = stream.isTTY && !process.env.CI;
  const start = performance.now();
  let text = first;
  let counted = '';
  let drawn = 0;
  /** In a log: the last step that was told. */
  let told = '';

  const clear = () => {
    if (drawn > 0) stream.write('\r\u001B[K');
    drawn = 0;
  };
  const draw = (now: number) => {
    const line = `${text}${counted} (${Math.round((now - start) / 1000)} s)`;
    stream.write(`\r${line.slice(0, Math.max(1, stream.columns - 1))}\u001B[K`);
    drawn = now;
  };
  const tell = () => {
    const now = performance.now();
    if (now - start < patience) return;
    if (isLine) {
      if (now - drawn >= pace) draw(now);
    } else if (told !== text) {
      stream.write(`${text} …\n`);
      told = text;
    }
  };
  const timer = isLine ? setInterval(tell, pace) : setTimeout(tell, patience);
  timer.unref();

  return {
    step(next) {
      text = next;
      counted = '';
      tell();
    },
    count(done, all) {
      counted = `: ${done} of ${all}`;
      tell();
    },
    aside(print) {
      clear();
      print();
    },
    end() {
      clearInterval(timer);
      clear();
    },
  };
}

/** Does something that may take long. */
export async function withProgress<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  const progress = startProgress(text);
  try {
    return await work();
  } finally {
    progress.end();
  }
}
