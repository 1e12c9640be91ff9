export const studioIcons = ['undo-2', 'redo-2'] as const;
