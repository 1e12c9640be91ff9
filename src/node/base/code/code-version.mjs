import { createHash, hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { cacheFolder } from './cache-folder.mjs';
import { packageFolders } from './package-folders.mjs';

/**
 * Seen from a folder of packages, each lists what is installed: what npm, yarn 4, yarn 1 and pnpm write there as they
 * install, and what npm and bun have beside it.
 */
const locks = [
  '.package-lock.json',
  '.yarn-state.yml',
  '.yarn-integrity',
  '.modules.yaml',
  '../package-lock.json',
  '../bun.lock',
];

/** In milliseconds: some file systems keep dates no finer than this. */
const coarse = 2000;

/**
 * A hash of everything that decides what a build writes, except the content and its settings: the project's code, its
 * packages and Node. `others` are files and folders that also count.
 *
 * The texts are read only if a stamp is new, so the same code has one version, whatever its dates are. A program can
 * set the date of a file, but not the time of its last change (ctime): other code is seen though dates and sizes are
 * equal.
 *
 * @param {string} root
 * @param {readonly string[]} [others]
 */
export function codeVersion(root, others = []) {
  const lock = packageFolders(root)
    .flatMap((folder) => locks.map((file) => relative(root, join(folder, file))))
    .filter((file) => existsSync(join(root, file)))
    .slice(0, 1);
  const files = stampedFiles(root, [
    'site.schema.json',
    'vite.config.ts',
    'tsconfig.json',
    ...lock,
    'src',
    ...others,
  ]);
  const lines = files.map(({ path, stamp }) => `${path} ${stamp}`);
  const stamps = hash('sha1', [process.version, ...lines].join('\n'));
  const known = join(cacheFolder(root), 'site/code', `version-${hash('sha1', others.join()).slice(0, 16)}`);
  const [before, version] = textOf(known).split(' ');
  if (before === stamps && version) return version;
  // What was written just now may change once more without a new stamp.
  const isSure = files.every(({ changed }) => changed < Date.now() - coarse);
  const found = versionOf(root, files.map(({ path }) => path).sort());
  if (isSure) writeIfPossible(known, `${stamps} ${found}`);
  return found;
}

/**
 * The files, and those in the folders but tests and what code editors put there. What does not exist is left out.
 *
 * @param {string} root
 * @param {readonly string[]} paths
 */
function stampedFiles(root, paths) {
  /** @type {{ path: string, stamp: string, changed: number }[]} */
  const files = [];
  /** @param {string} path */
  const add = (path) => {
    const found = statSync(`${root}/${path}`, { throwIfNoEntry: false });
    if (!found?.isFile()) return;
    const { size, mtimeMs, ctimeMs, ino } = found;
    files.push({ path, stamp: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, changed: Math.max(mtimeMs, ctimeMs) });
  };
  /** @param {string} folder */
  const look = (folder) => {
    for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) look(path);
      else if (!/^\.|\.test\.|~$/.test(entry.name)) add(path);
    }
  };
  for (const path of paths) {
    if (statSync(`${root}/${path}`, { throwIfNoEntry: false })?.isDirectory()) look(path);
    else add(path);
  }
  return files;
}

/** @param {string} root @param {readonly string[]} files */
function versionOf(root, files) {
  const texts = createHash('sha1').update(process.version);
  for (const file of files) texts.update(`\0${file}\0`).update(textOf(`${root}/${file}`));
  return texts.digest('hex').slice(0, 16);
}

/** Nothing where no file can be read: it may be deleted at any moment. @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** @param {string} file @param {string} text */
function writeIfPossible(file, text) {
  const waiting = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(waiting, text);
    renameSync(waiting, file);
  } catch {
    // The texts are read again next time.
  }
}
