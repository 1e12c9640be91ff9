import type { ComponentType } from 'react';
import type { PanelName } from '../editor';
import { ProblemList } from './problem-list';

export interface Panel {
  title: string;
  /** Of its button in the toolbar; without it, another control opens it. */
  icon?: string;
  Body: ComponentType;
}

/** What can stand in the place of the fields. A large one is loaded when it is opened, by `lazy`. */
export const panels: Readonly<Record<PanelName, Panel>> = {
  problems: { title: 'Problems', Body: ProblemList },
};
