import type { View } from '../../site/resolve/view';
import type { Person } from '../../site/schema/types.gen';
import { Icon } from '../../ui/icon';
import * as shapes from '../../ui/icon-shapes';
import { Rich } from '../../ui/rich-text';
import { Static } from '../../ui/static';
import { initials } from './initials';
import { PersonLinks } from './person-links';

/** A person, with the name as a heading of this level. */
export function PersonEntry({ person, level }: { person: View<Person>; level: 2 | 3 }) {
  const { name, role, image, focus = 'upper', text, details, links } = person;
  const Heading = `h${level}` as const;
  return (
    <>
      {image ? (
        <Static id={image} use="figure" className={`person-${focus}`} />
      ) : (
        <span className="person-initials" data-initials={initials(name)} aria-hidden="true" />
      )}
      <div className="person-text">
        <Heading className={level === 2 ? 'h2' : 'h4'}>{name}</Heading>
        {role && <p className="person-role">{role}</p>}
        {text && <Rich text={text} />}
        {details && (
          <details>
            <summary>
              {details.title}
              <Icon shape={shapes.plus} />
            </summary>
            <Rich text={details.text} />
          </details>
        )}
        {links && <PersonLinks links={links} name={name} small={level === 3} />}
      </div>
    </>
  );
}
