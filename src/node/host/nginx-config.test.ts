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
