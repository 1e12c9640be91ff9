import type { View } from '../../site/resolve/view';
import type { ContactDetail } from '../../site/schema/types.gen';
import { IconPlate } from '../../ui/icon-plate';
import { keyed } from '../../ui/keyed';

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
