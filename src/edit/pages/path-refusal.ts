import { aliasForm } from '../../site/check/alias-form';
import { siteParts } from '../../site/check/check-site';
import type { SiteParts } from '../../site/check/rule';
import { isDeviceName } from '../../site/files/file-path';
import type { Files } from '../../site/files/files';
import { textForm } from '../../site/schema/text-form';
import { explainLength } from '../../site/validate/explain-value';

const pagePath = textForm('pagePath');
const { form, patternMessage, maxLength = Number.POSITIVE_INFINITY } = pagePath;

/** Says why no page can have a path, whatever pages there are; undefined if one can. */
export function createPathRefusal(files: Files): (path: string) => string | undefined {
  const parts = siteParts(files, { site: undefined, logoIds: undefined });
  return (path) => {
    if (!form.test(path)) return `"${path}" can't be a path. ${patternMessage}`;
    const device = path.split('/').find(isDeviceName);
    if (device !== undefined)
      return `"${path}" can't be a path: Windows can't have a file or folder named "${device}". Choose another name.`;
    if (path.length > maxLength)
      return `${explainLength('/path', pagePath, path)} ${aliasForm.messages.long.help()}`;
    return ruleRefusal(path, parts);
  };
}

/** What the rule on addresses says of a path. */
function ruleRefusal(path: string, content: SiteParts): string | undefined {
  const found: string[] = [];
  aliasForm.fields?.pagePath?.(
    path,
    {
      content,
      page: undefined,
      report(_, mistake, ...data) {
        const { message, help } = aliasForm.messages[mistake];
        found.push(`${message(...data)} ${help(...data)}`);
      },
    },
    undefined,
  );
  return found[0];
}
