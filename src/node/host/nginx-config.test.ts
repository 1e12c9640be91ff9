import { expect, it } from 'vitest';
import { nginxConfig } from './nginx-config';
import { httpsOnly } from './security-headers';

const rules = {
  '/*': {
    'Content-Security-Policy': `default-src 'none'; ${httpsOnly}`,
    'Strict-Transport-Security': 'max-age=31536000',
  },
};

it('nginx asks browsers for encryption only if it is encrypted', () => {
  for (const name of [httpsOnly, 'Strict-Transport-Security']) {
    expect(nginxConfig(rules, '/srv')).toContain(name);
    expect(nginxConfig(rules, '/srv', false)).not.toContain(name);
  }
});

it.each(['/srv/$x', '/srv/a$', '$document_root'])('a root with a variable is refused: %s', (root) => {
  expect(() => nginxConfig(rules, root)).toThrow(
    `nginx can't serve ${root}: in a path it takes $ for a variable.`,
  );
});

it.each(['', '/sub'])('nothing hidden is shown below "%s/"', (base) => {
  const config = nginxConfig({ [`${base}/*`]: {} }, '/srv');
  expect(config).toContain(`location ${base}/. { return 404; }`);
  expect(config).toContain(`location = ${base}/_headers { return 404; }`);
});
