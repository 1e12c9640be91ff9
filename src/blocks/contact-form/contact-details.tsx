import type { ContactDetail } from '../../site/types.gen';
import type { View } from '../../site/view';
import { IconPlate } from '../icon-plate';
import { keyed } from '../keyed';

export function ContactDetails({ details }: { details: readonly View<ContactDetail>[] }) {
  return (
    <ul className="contact-details">
      {keyed(details).map(({ key, item: detail }) => (
        <li key={key}>
          {detail.icon && <IconPlate id={detail.icon} />}
          <div>
            <p className="contact-label">{detail.label}</p>
            <p className="contact-value">
              {detail.href === undefined ? detail.text : <a href={detail.href}>{detail.text}</a>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
