/** First parts of addresses that the development server and the studio have for themselves. */
export const serverFolders = {
  studio: '_edit',
  gallery: '_art',
  fonts: '_fonts',
} as const;

/** The same of Vite, whose scripts every page of the development server needs. */
const ofVite: readonly string[] = [
  '@vite',
  '@fs',
  '@id',
  '@react-refresh',
  '__open-in-editor',
  '__vite_ping',
];

export const takenByServers: readonly string[] = [...Object.values(serverFolders), ...ofVite];
