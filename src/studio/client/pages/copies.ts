const key = 'studio-copies';

type Copies = Readonly<Record<string, string>>;

/** The paths of copied pages in this browser, each with that of the page that it was. */
function read(): Copies {
  try {
    // This code wrote it.
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Copies;
  } catch {
    return {};
  }
}

function write(copies: Copies): void {
  try {
    localStorage.setItem(key, JSON.stringify(copies));
  } catch {
    // Without storage, nothing is listed.
  }
}

export const copiedFrom = (path: string): string | undefined => read()[path];

export const noteCopy = (path: string, of: string): void => write({ ...read(), [path]: of });

export function forgetCopy(path: string): void {
  const { [path]: _, ...others } = read();
  write(others);
}
