import { Fragment, type ReactNode } from 'react';
import { BoxTool } from './box-tool';

export type Tool = 'strong' | 'em' | 'link' | 'list' | 'numbers';

const tools: readonly { tool: Tool; name: string; icon: string; key?: string }[] = [
  { tool: 'strong', name: 'Bold', icon: 'bold', key: 'b' },
  { tool: 'em', name: 'Italic', icon: 'italic', key: 'i' },
  { tool: 'link', name: 'Link', icon: 'link', key: 'k' },
  { tool: 'list', name: 'List', icon: 'list' },
  { tool: 'numbers', name: 'Numbered list', icon: 'list-ordered' },
];

export const toolOfKey = (command: string): Tool | undefined =>
  tools.find(({ key }) => key === command)?.tool;

export const toolName = (wanted: Tool): string => tools.find(({ tool }) => tool === wanted)?.name ?? '';

/** The line between groups of tools. */
export const ToolGap = () => <span className="field-gap" />;

/** The buttons above a text. `children` are what stands behind them. */
export function TextTools({
  id,
  use,
  style,
  children,
}: {
  /** Of the text. */
  id: string;
  use: (tool: Tool) => void;
  /** The list of styles, if a text can have several. */
  style?: ReactNode;
  children: ReactNode;
}) {
  return (
    <fieldset className="field-marks" aria-label="Format">
      {style}
      {tools.map(({ tool, name, icon, key }) => (
        <Fragment key={tool}>
          {tool === 'list' && <ToolGap />}
          <BoxTool
            {...{ icon, name }}
            keys={key && `Ctrl+${key.toUpperCase()}`}
            of={id}
            onPress={() => use(tool)}
          />
        </Fragment>
      ))}
      {children}
    </fieldset>
  );
}
