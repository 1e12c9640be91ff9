/** The environment a command has in a shell: without what the test runner adds. */
export function shellEnv(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL|TEST|VITE)/.test(name),
  );
  return { ...Object.fromEntries(inherited), ...extra };
}
