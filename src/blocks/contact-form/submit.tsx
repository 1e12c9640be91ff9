import type { ContactDetail } from '../../site/types.gen';
import type { View } from '../../site/view';
import { Icon } from '../icon';
import { strings } from '../strings';

interface SubmitProps {
  label: string;
  /** False when messages have nowhere to go: then only a script may offer the button. */
  delivers: boolean;
  mail: View<ContactDetail> | undefined;
}

/** A disabled button also keeps Enter in a field from sending the form. */
export function Submit({ label, delivers, mail }: SubmitProps) {
  return (
    <div className="submit">
      <button type="submit" className="button button-primary" hidden={!delivers} disabled={!delivers}>
        <span>{label}</span>
        <Icon name="arrow-right" className="arrow" />
      </button>
      {!delivers && mail && (
        <p className="submit-instead">
          {strings.writeTo} <a href={mail.href}>{mail.text}</a>
        </p>
      )}
    </div>
  );
}
