import { type ComponentType, lazy } from 'react';
import type { PanelName } from '../model/editor';

export interface Panel {
  title: string;
  /** The icon of its button in the toolbar. Without one, another control opens it. */
  icon?: string;
  Body: ComponentType;
}

const changesPanel = async () => ({ default: (await import('../changes/changes-panel')).ChangesPanel });
const comingPanel = async () => ({ default: (await import('../coming/coming-panel')).ComingPanel });
const findPanel = async () => ({ default: (await import('../find/find-panel')).FindPanel });
const helpPanel = async () => ({ default: (await import('../help/help-panel')).HelpPanel });
const historyPanel = async () => ({ default: (await import('../history/history-panel')).HistoryPanel });
const keysPanel = async () => ({ default: (await import('../help/keys-panel')).KeysPanel });
const problemList = async () => ({ default: (await import('./problem-list')).ProblemList });
const filesPanel = async () => ({ default: (await import('../pictures/files-panel')).FilesPanel });

/** What can stand in the place of the fields. A large one is loaded when it is opened, by `lazy`. */
export const panels: Readonly<Record<PanelName, Panel>> = {
  changes: { title: 'Publish', Body: lazy(changesPanel) },
  find: { title: 'Find and replace', icon: 'search', Body: lazy(findPanel) },
  files: { title: 'Files', icon: 'images', Body: lazy(filesPanel) },
  help: { title: 'Help', icon: 'circle-question-mark', Body: lazy(helpPanel) },
  keys: { title: 'Keys', Body: lazy(keysPanel) },
  history: { title: 'History', Body: lazy(historyPanel) },
  coming: { title: 'What comes', Body: lazy(comingPanel) },
  problems: { title: 'Problems', Body: lazy(problemList) },
};
