import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { hasShippedSite } from '../../scripts/support/shipped-site';
import schema from '../../site.schema.json';
import { filesIn } from './files-in';
import { fixtureSite } from './fixture-site';

const shown = filesIn(fixtureSite)
  .filter((file) => file.endsWith('.json'))
  .map((file) => readFileSync(join(fixtureSite, file), 'utf8'))
  .join('');

/**
 * The types of blocks that somebody has added for a site of theirs: the fixture site has all of ours. Where the shipped
 * site is, every block is one of ours.
 */
export const ownTypes: readonly string[] = hasShippedSite()
  ? []
  : schema.$defs.layoutSlot.properties.type.enum.filter((type) => !shown.includes(`"type": "${type}"`));

const definitionFiles = globSync('src/blocks/*/*.schema.json');
const isOwn = (text: string) => ownTypes.some((type) => new RegExp(`"const":\\s*"${type}"`).test(text));
const ownFolders = new Set(
  definitionFiles.filter((file) => isOwn(readFileSync(file, 'utf8'))).map((file) => dirname(file)),
);

/** The kinds that are defined beside these blocks. */
export const ownKinds: ReadonlySet<string> = new Set(
  definitionFiles
    .filter((file) => ownFolders.has(dirname(file)))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')).$defs)),
);
