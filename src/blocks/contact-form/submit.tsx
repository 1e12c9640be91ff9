import { Icon } from '../../ui/icon';
import * as strings from '../../ui/strings';

interface SubmitProps {
  label: string;
  /** False when messages have nowhere to go: then only a script may offer the button. */
  delivers: boolean;
  email: string;
}

/** A disabled button also keeps Enter in a field from sending the form. */
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
