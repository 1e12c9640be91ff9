import { memberOf } from '../../../../site/json/value-at';
import { useEditor } from '../../model/editor';
import type { ControlProps } from '../control';
import { logoRecord } from '../form';
import { OptionsControl } from './select';

/** One of the site's logos, by its vendor's name. */
export function LogoControl(props: ControlProps) {
  const logos = Object.entries(logoRecord(useEditor()));
  const options = logos.map(([value, logo]) => {
    const name = memberOf(logo, 'name');
    return { value, name: typeof name === 'string' ? name : value, description: value };
  });
  return <OptionsControl {...props} options={options} />;
}
