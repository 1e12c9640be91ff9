import { expect, test } from 'vitest';
import { runProjectCommand } from '../../support/run-project-command';
import { temporarySite } from '../../support/temporary-site';
import { withVariations } from '../../support/variations';

const unset = { FORCE_COLOR: undefined, NO_COLOR: undefined };

const environments = withVariations(
  [
    ['has colors with FORCE_COLOR', { ...unset, FORCE_COLOR: '1' }, true],
    ['has no colors without a terminal', unset, false],
  ],
  [['has no colors with NO_COLOR', { ...unset, NO_COLOR: '1' }, false]],
);

test.each(environments)('what validate prints %s', async (_name, env, colored) => {
  const { stdout } = await runProjectCommand('validate', ['--content', temporarySite()], env);
  expect(stdout).toContain('warning');
  expect(stdout.includes('\u001B')).toBe(colored);
});
