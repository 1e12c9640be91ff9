/** What git and its libraries need to run at all. */
const needed = /^(PATH|SYSTEMROOT|WINDIR|TMPDIR|TEMP|TMP|LD_LIBRARY_PATH|DYLD_\w+)$/i;

/** The variables of git that a person sets. Hooks, aliases and work trees set the others. */
const personal =
  /^GIT_((AUTHOR|COMMITTER)_\w+|CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|(KEY|VALUE)_\d+)|EXEC_PATH)$/;

type Environment = Record<string, string>;

const variables = (isWanted: (name: string) => boolean): Environment =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && isWanted(name) ? [[name, value]] : [],
    ),
  );

/** No transport is allowed, not even for objects that a partial clone has left out. */
export const localOnly: Environment = { GIT_ALLOW_PROTOCOL: 'none', GIT_NO_LAZY_FETCH: '1' };

/** Without anybody's configuration. */
export const bareEnvironment = (): Environment => ({
  ...variables((name) => needed.test(name)),
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_ATTR_NOSYSTEM: '1',
  ...localOnly,
});

/** With the person's configuration and name. */
export const personEnvironment = (): Environment =>
  variables((name) => !name.startsWith('GIT_') || personal.test(name));
