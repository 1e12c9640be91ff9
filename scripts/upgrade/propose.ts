import { UsageError } from '../../src/node/base/content/content-error';
import { contentFolder } from '../../src/node/base/content/content-folder';
import { openContent } from '../../src/node/base/content/open-content';
import { readDefinitions } from '../../src/node/base/generate/read-definitions';
import { definitionFile, isOwnBlock } from '../../src/node/base/generate/registered-blocks';
import { blocksOf, readSource, schemaFile } from '../../src/node/base/generate/update-schema';
import { siteFile } from '../../src/site/files/site-file';
import { isRecord } from '../../src/site/json/is-record';
import { parseText } from '../../src/site/json/read-json';
import { planSteps } from '../../src/site/read/plan-migration';
import { readDocument } from '../../src/site/read/read-document';
import { siteNode } from '../../src/site/schema/definitions';
import { commitOf } from './engine-versions';
import { proposeSteps } from './propose-steps';
import { openProject } from './upgrade';

/** Prints what led from the schema of a git revision to this one: a migration, or a transaction for own blocks. */
export async function propose(root: string, revision: string): Promise<number> {
  const git = openProject(root);
  const commit = await commitOf(git, revision);
  const shown = commit === undefined ? undefined : await git.attempt(['show', `${commit}:./${schemaFile}`]);
  const before = shown?.code === 0 ? parseText(shown.stdout.toString('utf8')) : undefined;
  if (!isRecord(before)) throw new UsageError(`git has no ${schemaFile} at ${revision}.`);
  const steps = proposeSteps(before, siteNode);
  const own = namesOfOwn(root);
  const ofOwn = steps.filter((step) =>
    own.has(('rename' in step && !step.at.includes('.') ? step.rename : step.at).split('.')[0] ?? ''),
  );
  const files = openContent(contentFolder(root));
  const written =
    ofOwn.length === 0
      ? { why: 'say what changed', steps }
      : {
          name: 'Bring own blocks to their new form',
          operations: planSteps(files, readDocument(files, siteFile).value, ofOwn).changes,
        };
  console.log(JSON.stringify(written, null, 2));
  return 0;
}

/** As steps call the definitions of the site's own blocks. */
function namesOfOwn(root: string): Set<string> {
  const files = blocksOf(root).filter(isOwnBlock).map(definitionFile);
  const names = files.flatMap((file) =>
    Object.keys(readDefinitions(file, readSource(root, file), () => {}).definitions),
  );
  return new Set(names.map((name) => name.replace(/Block$/, '')));
}
