import { useEditor } from '../../model/editor';
import type { ControlProps } from '../control';
import { siteLayouts } from '../site-layouts';
import { OptionsControl } from './select';

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
