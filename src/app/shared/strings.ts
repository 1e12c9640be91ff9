// The application's own words, each by itself, so that the browser gets none that only the build says.

/** specification §8 */
export const unexpectedError = 'Unexpected Application Error!';
export const unexpectedErrorHelp = 'This page could not be shown. Loading it again usually helps.';
export const reload = 'Reload this page';
export const useDarkTheme = 'Use dark theme';
export const useLightTheme = 'Use light theme';
