import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { commitAll, gitIn } from '../git/git-repository';
import { hostileSettings, type Run } from '../git/hostile-repository';
import { isFree } from './links';
import type { Random } from './random';

export interface Templates {
  /** The content, and a repository with a commit of it. */
  content: string;
  /** A folder with `.git` of a project whose `content` is this content. */
  project: string;
}

/** Made once: to start git takes longer than everything else. */
export function makeTemplates(folder: string): Templates {
  const [content, project] = [join(folder, 'content'), join(folder, 'project')];
  for (const place of [content, join(project, 'content')])
    cpSync('tests/fixtures/valid/many-files', place, { recursive: true });
  for (const place of [content, project]) {
    gitIn(place, 'init', '-q', '-b', 'main');
    commitAll(place);
  }
  return { content, project };
}

const depths = ['', '', 'images/', 'pages/', 'a/b/c/'] as const;
const settings = Object.values(hostileSettings);

/** Leaves a repository in the content: bare, `.git`, or a file that names one. Its settings run marks. */
export function leaveRepository(
  random: Random,
  { content: template }: Templates,
  content: string,
  run: Run,
): void {
  const place = random.pick(depths);
  if (!isFree(content, `${place}x`)) return;
  const below = join(content, place);
  mkdirSync(below, { recursive: true });
  const gitDir = random.chance(0.5) ? below : join(below, '.git');
  if (gitDir !== below && existsSync(gitDir)) return;
  cpSync(join(template, '.git'), gitDir, { recursive: true, force: true });
  const names = random.some(6, () => settings[random.below(settings.length)]);
  for (const setting of names) appendFileSync(join(gitDir, 'config'), setting?.(run) ?? '');
  writeFileSync(join(gitDir, 'info/attributes'), '* filter=x diff=x merge=x\n');
  cpSync(run.hooks('hook'), join(gitDir, 'hooks'), { recursive: true });
  if (random.chance(0.3))
    writeFileSync(join(content, '.gitattributes'), '* filter=x diff=x ident text eol=crlf\n');
  if (random.chance(0.2)) rmSync(join(gitDir, 'objects'), { recursive: true });
  if (random.chance(0.2)) appendFileSync(join(gitDir, 'index'), 'x');
  if (random.chance(0.2)) changePointers(random, gitDir, below);
}

/** Files by which a repository names another place. */
function changePointers(random: Random, gitDir: string, below: string): void {
  const kind = random.below(6);
  mkdirSync(join(gitDir, 'objects/info'), { recursive: true });
  if (kind === 0) writeFileSync(join(gitDir, 'objects/info/alternates'), '../../../../watched\n/\n');
  if (kind === 1)
    writeFileSync(
      join(gitDir, 'commondir'),
      random.pick(['../../watched\n', '..\n', '/\n', 'x'.repeat(5000)] as const),
    );
  if (kind === 2)
    writeFileSync(
      join(gitDir, 'HEAD'),
      random.pick(['ref: ../../../secret.json\n', '', '-x\n', 'ref: refs/heads/x\n'] as const),
    );
  if (kind === 3)
    writeFileSync(join(below, '.gitmodules'), '[submodule "x"]\n\tpath = -x\n\turl = ext::sh -c x\n');
  if (kind === 4) rmSync(join(gitDir, 'HEAD'));
  if (kind === 5 && gitDir !== below && !existsSync(join(below, 'elsewhere'))) {
    renameSync(gitDir, join(below, 'elsewhere'));
    if (random.chance(0.5))
      writeFileSync(
        gitDir,
        random.pick(['gitdir: elsewhere\n', 'gitdir: ../elsewhere\n', 'gitdir: \n', 'gitdir: /\n'] as const),
      );
    else symlinkSync('elsewhere', gitDir);
  }
}
