import type { BlockProps } from '../../ui/block-props';
import { Icon } from '../../ui/icon';
import * as shapes from '../../ui/icon-shapes';
import { usePage } from '../../ui/page-context';
import { Rich } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { Static } from '../../ui/static';
import { useWords } from '../../ui/words';
import { connectForm } from './connect-form';
import { ContactDetails } from './contact-details';
import { Field } from './field';
import { Honeypot } from './honeypot';
import { Submit } from './submit';

const usualFields = ['name', 'email', 'subject', 'message'] as const;

/** The form does not use native validation: docs/product.md, form check. */
export function ContactForm({ block, prefix }: BlockProps<'contactForm'>) {
  const { email } = usePage();
  const { sent, notSent } = useWords();
  return (
    <Section block={block} className="contact" frame="contact-frame">
      <div className="contact-main">
        <h2 className="h2">{block.heading}</h2>
        {block.text && <p className="contact-text">{block.text}</p>}
        <form
          // Keeps the function, and the part that it loads, out of the server's bundle.
          ref={import.meta.env.SSR ? undefined : connectForm}
          className="contact-form"
          method="post"
          action={block.endpoint}
          data-sent={sent}
          data-not-sent={notSent}
          noValidate
        >
          {block.fields ? (
            <Rich text={block.fields} className="own-fields" />
          ) : (
            usualFields.map((name) => <Field key={name} name={name} prefix={prefix} />)
          )}
          <Honeypot />
          {/* Both exist from the start, so that screen readers announce what a script writes into them. */}
          <div className="contact-note contact-failure" role="alert">
            <Icon shape={shapes.circleAlert} />
            <span />
          </div>
          <div className="contact-note contact-success" role="status" tabIndex={-1}>
            <Icon shape={shapes.circleCheck} />
            <span />
          </div>
          <div className="contact-send">
            <Submit label={block.submit} delivers={block.endpoint !== undefined} email={email} />
            {block.note && <Rich text={block.note} className="small-print" />}
          </div>
        </form>
      </div>
      {(block.details || block.image) && (
        <div className="contact-side">
          {block.details && <ContactDetails details={block.details} />}
          {block.image && <Static id={block.image} use="figure" />}
        </div>
      )}
    </Section>
  );
}
