import * as strings from '../../ui/strings';

/** A field that no person sees: whoever fills it is a machine. The name is one that form services know. */
export function Honeypot() {
  return (
    <div className="honeypot visually-hidden" aria-hidden="true">
      <label>
        {strings.honeypot}
        <input type="text" name="_gotcha" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
