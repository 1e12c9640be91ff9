interface Answers {
  /** Called at once if the visitor has allowed cookies before. */
  allow(): void;
  /** Called when the visitor refuses, not on later pages. */
  refuse(): void;
}

type Answer = keyof Answers;

const key = 'cookies';

/** Without storage an answer lasts as long as the document. */
function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(answer: Answer): void {
  try {
    localStorage.setItem(key, answer);
  } catch {}
}

/** A browser that sends Global Privacy Control has refused already; its visitor can still allow cookies. */
const refusedByBrowser = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/** Asks the visitor once, and again whenever the button in the footer is pressed. */
export function askForCookies(answers: Answers): void {
  const bar = document.getElementById('cookies');
  const change = document.getElementById('cookies-change');
  if (!bar || !change) return;
  let opened = false;
  const answered = (answer: Answer) => {
    store(answer);
    const focused = bar.contains(document.activeElement);
    bar.hidden = true;
    // Otherwise the focus would be lost with the button.
    if (focused) (opened ? change : document.getElementById('main'))?.focus({ preventScroll: true });
    answers[answer]();
  };
  for (const button of bar.querySelectorAll('button'))
    button.addEventListener('click', () => answered(button.value === 'allow' ? 'allow' : 'refuse'));
  change.addEventListener('click', () => {
    opened = true;
    bar.hidden = false;
    bar.querySelector('button')?.focus();
  });
  change.hidden = false;

  const answer = stored();
  if (answer === 'allow') answers.allow();
  else bar.hidden = answer === 'refuse' || refusedByBrowser();
}
