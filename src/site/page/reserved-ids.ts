/** The ids of every page's frame. A test compares them with those of real documents. */
export const frameIds: readonly string[] = [
  'main',
  'root',
  'page-data',
  'route-announcer',
  'menu-panel',
  'dropdown-panel',
];

/** What the ids of icons, of drawings' gradients, and of a form's fields in a block begin with. */
export const partIds = /^(i|page|dark|blue|b\d+)-/;

/** Whether an id may be that of an element that every page has. */
export const isReservedId = (id: string): boolean => frameIds.includes(id) || partIds.test(id);
