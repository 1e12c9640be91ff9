import type { ReactNode } from 'react';
import { useEditor } from '../editor';

interface PreviewProps {
  width: 390 | 820 | 1440;
  theme: 'light' | 'dark';
  /** Whether a click on a link opens its page. */
  follows: boolean;
}

/** The open page, as visitors get it. */
export function Preview({ width }: PreviewProps): ReactNode {
  const { page } = useEditor();
  return page && <iframe title={page.title} src={page.path} width={width} />;
}
