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
    expect(nginxConfig({ rules, redirects: [] }, '/srv')).toContain(name);
    expect(nginxConfig({ rules, redirects: [] }, '/srv', false)).not.toContain(name);
  }
});

it('a header of one folder alone has no value elsewhere', () => {
  const config = nginxConfig(
    {
      rules: { ...rules, '/assets/*': { 'Cache-Control': 'max-age=9', Extra: 'yes' } },
      redirects: [],
    },
    '/srv',
  );
  expect(config).toContain('set $site_cache_control "no-cache";\nset $site_extra "";\n');
  expect(config).toContain('add_header Extra $site_extra always;');
  expect(config).toMatch(
    /location \/assets\/ \{ set \$site_cache_control "max-age=9"; set \$site_extra "yes";/,
  );
});

it.each(['/srv/$x', '/srv/a$', '$document_root'])('a root with a variable is refused: %s', (root) => {
  expect(() => nginxConfig({ rules, redirects: [] }, root)).toThrow(
    `nginx can't serve ${root}: in a path it takes $ for a variable.`,
  );
});

it.each(['', '/sub'])('nothing hidden is shown below "%s/"', (base) => {
  const config = nginxConfig({ rules: { [`${base}/*`]: {} }, redirects: [] }, '/srv');
  expect(config).toContain(`location ${base}/. { return 404; }`);
  expect(config).toContain(`location = ${base}/_headers { return 404; }`);
  expect(config).toContain(`location = ${base}/_redirects { return 404; }`);
});

it('an old address answers with and without a slash, and keeps no host or port of nginx', () => {
  const redirects = [
    { from: '/sub/old%20hours', to: '/sub/contact', status: 301 },
    { from: '/sub/shop/*', to: 'https://shop.example/', status: 302 },
  ] as const;
  expect(nginxConfig({ rules: { '/sub/*': {} }, redirects }, '/srv').split('\n')).toEqual(
    expect.arrayContaining([
      'location = "/sub/old hours" { absolute_redirect off; return 301 "/sub/contact"; }',
      'location = "/sub/old hours/" { absolute_redirect off; return 301 "/sub/contact"; }',
      'location ^~ "/sub/shop/" { absolute_redirect off; return 302 "https://shop.example/"; }',
    ]),
  );
});

it.each(['', '/sub'])(
  'an address has one location below "%s/", also where all of .well-known leads elsewhere',
  (base) => {
    const redirects = [{ from: `${base}/.well-known/*`, to: 'https://other.example/', status: 301 }] as const;
    const config = nginxConfig({ rules: { [`${base}/*`]: {}, [`${base}/assets/*`]: {} }, redirects }, '/srv');
    const names = [...config.matchAll(/^location (?:= |\^~ )?"?([^" ]+)/gm)].map(([, name]) => name);
    expect(names).toContain(`${base}/.well-known/`);
    expect(names).toHaveLength(new Set(names).size);
  },
);
