import { Icon } from '../../ui/icon';
import * as shapes from '../../ui/icon-shapes';
import { useWords } from '../../ui/words';

interface SubmitProps {
  label: string;
  /** False without an endpoint: then only a script enables the button. */
  delivers: boolean;
  email: string;
}

/** The button, or an address to write to. A disabled button also prevents sending the form by Enter in a field. */
export function Submit({ label, delivers, email }: SubmitProps) {
  const { sending, writeTo } = useWords();
  const [before, after] = writeTo.split('%email%');
  return (
    <div className="submit">
      <button type="submit" className="button button-primary" hidden={!delivers} disabled={!delivers}>
        <span className="when-idle">
          {label}
          <Icon shape={shapes.arrowRight} className="arrow" />
        </span>
        <span className="when-sending">
          <Icon shape={shapes.loaderCircle} className="arrow" />
          {sending}
        </span>
      </button>
      {!delivers && (
        <p className="submit-instead">
          {before}
          <a href={`mailto:${email}`}>{email}</a>
          {after}
        </p>
      )}
    </div>
  );
}
