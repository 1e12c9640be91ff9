import { useWords } from '../../ui/words';

/** A field that people don't see, so only bots fill it in. Form services know its name. */
export function Honeypot() {
  const { honeypot } = useWords();
  return (
    <div className="honeypot visually-hidden" aria-hidden="true">
      <label>
        {honeypot}
        <input type="text" name="_gotcha" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
