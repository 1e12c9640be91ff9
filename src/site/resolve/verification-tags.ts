import type { Verification } from '../schema/types.gen';

/** The tag that each service reads on the home page. */
const names: Readonly<Record<keyof Verification, string>> = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  yandex: 'yandex-verification',
  pinterest: 'p:domain_verify',
  facebook: 'facebook-domain-verification',
};

/** The contents of the tags by their names. */
export const verificationTags = (verification: Verification = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([service, name]) => {
      const content = verification[service as keyof Verification];
      return content === undefined ? [] : [[name, content]];
    }),
  );
