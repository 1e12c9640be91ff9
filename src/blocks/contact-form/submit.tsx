import { Icon } from '../../ui/icon';
import * as strings from '../../ui/strings';

interface SubmitProps {
  label: string;
  /** False without an endpoint: then only a script enables the button. */
  delivers: boolean;
  email: string;
}

/** The button, or an address to write to. A disabled button also prevents sending the form by Enter in a field. */
export function Submit({ label, delivers, email }: SubmitProps) {
  return (
    <div className="submit">
      <button type="submit" className="button button-primary" hidden={!delivers} disabled={!delivers}>
        <span className="when-idle">
          {label}
          <Icon name="arrow-right" className="arrow" />
        </span>
        <span className="when-sending">
          <Icon name="loader-circle" className="arrow" />
          {strings.sending}
        </span>
      </button>
      {!delivers && (
        <p className="submit-instead">
          {strings.writeTo} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </div>
  );
}
