import { Text } from 'react-aria-components/Text';

/** What an option of a list is called, with all words that are seen: so it can be chosen by any of them (WCAG 2.5.3). */
export function OptionText({ name, about = '' }: { name: string; about?: string | undefined }) {
  return (
    <Text slot="label">
      {name} {about !== '' && <span className="field-option-about">{about}</span>}
    </Text>
  );
}
