/** What a command does in less time needs no word. In milliseconds. */
const patience = 2_000;

/** Between two states of the line on a terminal. In milliseconds. */
const pace = 100;

export interface Progress {
  /** The step that begins now. */
  step(text: string): void;
  /** How much of it is done. */
  count(done: number, all: number): void;
  /** Prints something else, above the line. */
  aside(print: () => void): void;
  end(): void;
}

type Stream = Pick<NodeJS.WriteStream, 'write' | 'isTTY' | 'columns'>;

/**
 * Says what a command is doing once it takes more than two seconds. A terminal shows one line that changes, and is
 * cleared at the end. A log gets a line for each step.
 */
export function startProgress(first: string, stream: Stream = process.stderr): Progress {
  const isLine = stream.isTTY && !process.env.CI;
  const start = performance.now();
  let text = first;
  let counted = '';
  let lastTime = 0;
  /** In a log: the last step that was printed. */
  let printed = '';

  const clear = () => {
    if (lastTime > 0) stream.write('\r\u001B[K');
    lastTime = 0;
  };
  const draw = (now: number) => {
    const line = `${text}${counted} (${Math.round((now - start) / 1000)} s)`;
    stream.write(`\r${line.slice(0, Math.max(1, stream.columns - 1))}\u001B[K`);
    lastTime = now;
  };
  const show = () => {
    const now = performance.now();
    if (now - start < patience) return;
    if (isLine) {
      if (now - lastTime >= pace) draw(now);
    } else if (printed !== text) {
      stream.write(`${text} …\n`);
      printed = text;
    }
  };
  const timer = isLine ? setInterval(show, pace) : setTimeout(show, patience);
  timer.unref();

  return {
    step(next) {
      text = next;
      counted = '';
      show();
    },
    count(done, all) {
      counted = `: ${done} of ${all}`;
      show();
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
