import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Given } from '../../protocol/requests';
import type { PublishState } from '../../protocol/requests/publish-requests';
import { useEditor } from '../model/editor';
import { stepWords } from './publish-words';

interface Publish {
  /** Undefined before it is known. */
  state: PublishState | undefined;
  /** The moment for which it is shown. */
  now: number;
  /** Resolves with the state after it. Rejects with a sentence if nothing was saved. */
  publish(given: Omit<Given<'publish'>, 'held'>): Promise<PublishState>;
  /** Ends that, or waiting for the host. What is saved stays. */
  stop(): void;
}

const PublishContext = createContext<Publish | undefined>(undefined);

export function usePublish(): Publish {
  const publish = useContext(PublishContext);
  if (!publish) throw new Error('Publishing is used outside its provider.');
  return publish;
}

/** In milliseconds: of rest, before it is asked for after a change; between two looks while it is sent, and while it is built. */
const rest = 1000;
const look = 1000;
const lookAtHost = 5000;

/** Knows what is not online, and publishes it. */
export function PublishProvider({ children }: { children: ReactNode }) {
  const { ask, held, history, isSaved, announce } = useEditor();
  const [state, setState] = useState<PublishState>();
  const [now, setNow] = useState(() => Date.now());
  const [isBusy, setBusy] = useState(false);
  /** How often something was published: what was asked before is old then. */
  const published = useRef(0);
  const show = (answer: PublishState) => {
    setState(answer);
    setNow(Date.now());
  };
  const refresh = useEffectEvent(async () => {
    const before = published.current;
    const answer = await ask('publishState', {}).catch(() => undefined);
    if (answer && before === published.current) show(answer);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the content may be one that is not online
  useEffect(() => {
    const timer = setTimeout(() => refresh(), rest);
    return () => clearTimeout(timer);
  }, [history, isSaved]);
  const isSent = !isBusy && !state?.step;
  const moves = !isSent || state?.sent?.isAwaited;
  useEffect(() => {
    const again = () => void refresh();
    addEventListener('focus', again);
    const timer = moves ? setInterval(again, isSent ? lookAtHost : look) : undefined;
    return () => {
      removeEventListener('focus', again);
      clearInterval(timer);
    };
  }, [moves, isSent]);
  const said = state?.step ? stepWords[state.step][0] : state?.sent?.since && 'Online.';
  useEffect(() => {
    if (said) announce(said);
  }, [announce, said]);
  const publish = async (given: Omit<Given<'publish'>, 'held'>) => {
    setBusy(true);
    try {
      const answer = await ask('publish', { ...given, held });
      published.current += 1;
      show(answer);
      return answer;
    } finally {
      setBusy(false);
    }
  };
  const stop = () => void ask('stopPublishing', {}).then(show, () => {});
  const shown = state && isBusy && !state.step ? { ...state, step: 'checking' as const } : state;
  return <PublishContext value={{ state: shown, now, publish, stop }}>{children}</PublishContext>;
}
