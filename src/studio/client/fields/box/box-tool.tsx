import { ToolButton, type ToolButtonProps } from '../../parts/tool-button';

/** A button above a text. */
export const BoxTool = (props: ToolButtonProps & { of: string }) => (
  <ToolButton className="field-tool" {...props} />
);
