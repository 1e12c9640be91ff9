/** The application's own words. */
export const strings = {
  /** specification §8 */
  unexpectedError: 'Unexpected Application Error!',
  unexpectedErrorHelp: 'This page could not be shown. Loading it again usually helps.',
  reload: 'Reload this page',
  useDarkTheme: 'Use dark theme',
  useLightTheme: 'Use light theme',
};
