import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { siteFile } from '../../../../site/files/site-file';
import { memberOf } from '../../../../site/json/value-at';
import { fieldName, valueWords } from '../../../../site/page/place-names';
import type { Choice } from '../../../../site/schema/plan-types';
import { useEditor } from '../../model/editor';
import { thumbnailOf } from '../../model/picture-words';
import { sharedBlocks } from '../../model/shared-blocks';
import { StudioIcon } from '../../parts/studio-icon';
import { type ControlProps, choicesOf, describe } from '../control';
import { logoRecord } from '../form';
import { addLogo } from '../lists/add-logo';
import { OptionText } from '../option-text';
import { siteLayouts } from '../site-layouts';
import { Swatch } from './swatches';

interface Option extends Choice {
  name: string;
  picture?: ReactNode;
}

/** One of many choices, with what the schema says of each. */
export function SelectControl(props: ControlProps) {
  const { plan } = props;
  const options = choicesOf(plan).map((choice) => ({
    ...choice,
    name: fieldName(choice.value),
    picture: plan.kind === 'jacket' && <Swatch name={choice.value} />,
  }));
  return <OptionsControl {...props} options={options} />;
}

/** A list of options to choose one from. */
export function OptionsControl({
  labelledBy,
  described,
  value,
  required,
  invalid,
  options,
  onChange,
}: ControlProps & { options: readonly Option[] }) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Select
      className="field-select"
      aria-labelledby={labelledBy}
      {...describe(described)}
      isRequired={required}
      isInvalid={invalid}
      validationBehavior="aria"
      value={chosen?.value ?? null}
      onChange={(key) => key !== null && onChange(String(key))}
    >
      <Button className="field-input field-select-button" data-focus="">
        {chosen?.picture}
        <SelectValue className="field-select-value">
          {chosen?.name ?? (typeof value === 'string' ? value : 'Choose')}
        </SelectValue>
        <StudioIcon name="chevron-down" />
      </Button>
      <Popover className="field-popover" offset={4} containerPadding={8}>
        <ListBox className="field-options" items={options}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.name} className="field-option">
              {option.picture}
              <OptionText name={option.name} about={option.description} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}

/** No id of a logo is empty. */
const newLogo = '';

/** One of the site's logos, by its vendor's name and its picture, or a new one. */
export function LogoControl(props: ControlProps) {
  const editor = useEditor();
  const known = logoRecord(editor);
  const options = Object.entries(known).map(([value, logo]) => {
    const [name, file] = [memberOf(logo, 'name'), memberOf(logo, 'file')];
    return {
      value,
      name: typeof name === 'string' ? name : value,
      description: value,
      picture: (
        <span className="field-option-picture">
          {typeof file === 'string' && <img src={thumbnailOf({ src: file, version: '' })} alt="" />}
        </span>
      ),
    };
  });
  const add = () => {
    const id = addLogo(editor);
    props.onChange(id);
    editor.revealNew({ file: siteFile, pointer: `/logos/${id}/name` });
  };
  return (
    <OptionsControl
      {...props}
      options={[
        ...options,
        {
          value: newLogo,
          name: 'Add a logo',
          description: undefined,
          picture: (
            <span className="field-option-picture">
              <StudioIcon name="plus" />
            </span>
          ),
        },
      ]}
      onChange={(value) => (value === newLogo ? add() : props.onChange(value))}
    />
  );
}

interface LayoutProps extends ControlProps {
  /** Layouts that can't be chosen. */
  taken?: readonly string[];
}

/** One of the site's layouts, with its blocks. */
export function LayoutControl({ taken = [], ...props }: LayoutProps) {
  const options = siteLayouts(useEditor())
    .filter(({ name }) => !taken.includes(name))
    .map(({ name, blocks }) => ({ value: name, name, description: blocks }));
  return <OptionsControl {...props} options={options} />;
}

/** One of the site's shared blocks, with its type and its heading. */
export function SharedControl(props: ControlProps) {
  const options = Object.entries(sharedBlocks(useEditor())).map(([name, block]) => ({
    value: name,
    name,
    description: valueWords(block),
  }));
  return <OptionsControl {...props} options={options} />;
}
