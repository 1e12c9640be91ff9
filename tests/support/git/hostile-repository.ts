import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../temporary-site';

/** Where the hostile files are. */
export const forms = ['bare repository in the content', '.git in the content', 'submodule'] as const;
export type Form = (typeof forms)[number];

export interface HostileRepository {
  /** The content folder, of a project that is a repository with a commit. */
  content: string;
  project: string;
  /** The names of the programs that have run. */
  ran(): string[];
}

/** Settings that name a program or another file, as git reads them. `run` gives a command that leaves a mark. */
export const hostileSettings: Readonly<Record<string, (run: Run) => string>> = {
  'core.fsmonitor': (run) => `[core]\n\tfsmonitor = ${run('fsmonitor', 'false')}\n`,
  'core.hooksPath': (run) => `[core]\n\thooksPath = ${run.hooks('hooksPath')}\n`,
  'core.pager': (run) => `[core]\n\tpager = ${run('pager')}\n[pager]\n\tlog = true\n\tdiff = true\n`,
  'core.editor': (run) => `[core]\n\teditor = ${run('editor')}\n`,
  'core.sshCommand': (run) => `[core]\n\tsshCommand = ${run('ssh')}\n`,
  'core.gitProxy': (run) => `[core]\n\tgitProxy = ${run('proxy')}\n`,
  'core.askPass': (run) => `[core]\n\taskPass = ${run('askpass')}\n`,
  'core.alternateRefsCommand': (run) => `[core]\n\talternateRefsCommand = ${run('alternates')}\n`,
  'core.worktree': (run) => `[core]\n\tworktree = .\n\tfsmonitor = ${run('worktree', 'false')}\n`,
  'core.attributesFile': (run) =>
    `[core]\n\tattributesFile = ${run.file('attributes', '* filter=x diff=x\n')}\n${filter(run, 'attributesFile')}`,
  'filter.clean': (run) => filter(run, 'clean'),
  'filter.process': (run) => `[filter "x"]\n\tprocess = ${run('process')}\n\trequired = true\n`,
  'diff.textconv': (run) => `[diff "x"]\n\ttextconv = ${run('textconv', 'cat')}\n\tcachetextconv = true\n`,
  'diff.command': (run) => `[diff "x"]\n\tcommand = ${run('command')}\n`,
  'diff.external': (run) => `[diff]\n\texternal = ${run('external')}\n`,
  'gpg.program': (run) =>
    `[gpg]\n\tprogram = ${run('gpg')}\n[log]\n\tshowSignature = true\n[commit]\n\tgpgSign = true\n`,
  'gpg.ssh.program': (run) =>
    `[gpg]\n\tformat = ssh\n[gpg "ssh"]\n\tprogram = ${run('gpgssh')}\n\tdefaultKeyCommand = ${run('key')}\n[commit]\n\tgpgSign = true\n`,
  alias: (run) =>
    ['log', 'diff', 'status', 'ls-files', 'ls-tree', 'cat-file', 'rev-parse', 'config']
      .map((name) => `[alias]\n\t${name} = "!${run.path(`alias-${name}`)}"\n`)
      .join(''),
  'credential.helper': (run) => `[credential]\n\thelper = "!${run.path('credential')}"\n`,
  'include.path': (run) =>
    `[include]\n\tpath = ${run.file('included', `[core]\n\tfsmonitor = ${run('include', 'false')}\n`)}\n`,
  'includeIf.path': (run) =>
    `[includeIf "gitdir:/**"]\n\tpath = ${run.file('includedIf', filter(run, 'includeIf'))}\n`,
  'partial clone by a transport': (run) =>
    `[core]\n\trepositoryformatversion = 1\n[extensions]\n\tpartialClone = origin\n[protocol]\n\tallow = always\n[protocol "ext"]\n\tallow = always\n[remote "origin"]\n\turl = "ext::sh -c ${run.path('transport')}"\n\tpromisor = true\n`,
  'remote.uploadpack': (run) =>
    `[core]\n\trepositoryformatversion = 1\n[extensions]\n\tpartialClone = origin\n[remote "origin"]\n\turl = .\n\tuploadpack = ${run('uploadpack')}\n\tpromisor = true\n`,
  'extensions.worktreeConfig': (run) =>
    `[core]\n\trepositoryformatversion = 1\n[extensions]\n\tworktreeConfig = true\n# ${run.file('config.worktree', `[core]\n\tfsmonitor = ${run('worktreeConfig', 'false')}\n`)}\n`,
  'submodule settings': (run) =>
    `[submodule]\n\trecurse = true\n[submodule "x"]\n\turl = "ext::sh -c ${run.path('submodule')}"\n\tupdate = "!${run.path('update')}"\n\tactive = true\n[status]\n\tsubmoduleSummary = true\n[diff]\n\tsubmodule = diff\n`,
  'trace2 and maintenance': (run) =>
    `[gc]\n\tauto = 1\n\trecentObjectsHook = ${run('gc')}\n[maintenance]\n\tauto = true\n[sequence]\n\teditor = ${run('sequence')}\n`,
};

const filter = (run: Run, name: string) =>
  `[filter "x"]\n\tclean = ${run(name, 'cat')}\n\tsmudge = ${run(`${name}-smudge`, 'cat')}\n\trequired = true\n`;

export interface Run {
  /** A command that leaves a mark. */
  (name: string, then?: string): string;
  /** The same, without what follows. */
  path(name: string): string;
  /** A folder with every hook. */
  hooks(name: string): string;
  file(name: string, text: string): string;
}

const hookNames = ['pre-commit', 'commit-msg', 'prepare-commit-msg', 'post-commit', 'reference-transaction'];
const moreHooks = [
  'post-index-change',
  'pre-auto-gc',
  'fsmonitor-watchman',
  'post-checkout',
  'query-watchman',
];

const git = (cwd: string, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'core.fsmonitor=false', '-c', 'protocol.file.allow=always', ...args], {
    cwd,
    stdio: 'pipe',
    env: { PATH: process.env.PATH ?? '', ...author, GIT_CONFIG_NOSYSTEM: '1', HOME: cwd },
  });

const author = {
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@northport.example',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@northport.example',
};

/**
 * A project whose content folder holds, or is, a repository with these settings, with every hook, and with attributes
 * that use its programs. Files differ from the commit, and a tree and a text of the commit are missing if `isPartial`.
 */
export function hostileRepository(
  form: Form,
  names: readonly string[],
  isPartial = false,
): HostileRepository {
  const root = realpathSync(temporaryFolder());
  const marks = join(root, 'marks');
  const tools = join(root, 'tools');
  for (const folder of [marks, tools]) mkdirSync(folder);
  const run = runIn(tools, marks);
  const project = join(root, 'project');
  const content = join(project, 'content');
  mkdirSync(project);
  cpSync('tests/fixtures/valid/many-files', content, { recursive: true });
  git(project, 'init', '-q');
  const gitDir = placeRepository(form, project);
  writeFileSync(join(content, '.gitattributes'), '*.json filter=x diff=x\n');
  mkdirSync(join(gitDir, 'info'), { recursive: true });
  writeFileSync(join(gitDir, 'info/attributes'), '* filter=x diff=x\n');
  for (const name of names) appendFileSync(join(gitDir, 'config'), hostileSettings[name]?.(run) ?? '');
  const worktree = join(tools, 'config.worktree');
  if (existsSync(worktree)) cpSync(worktree, join(gitDir, 'config.worktree'));
  cpSync(run.hooks('hook'), join(gitDir, 'hooks'), { recursive: true });
  if (isPartial) dropObjects(gitDir);
  for (const file of ['pages/home.json', 'site.json']) appendFileSync(join(content, file), '\n');
  writeFileSync(join(content, 'images/new.svg'), '<svg/>');
  return { content, project, ran: () => readdirSync(marks).sort() };
}

/** Commits the content, and gives the folder whose settings are the attacker's. */
function placeRepository(form: Form, project: string): string {
  const content = join(project, 'content');
  const commitAll = (cwd: string) => {
    git(cwd, 'add', '-fA', '.');
    git(cwd, 'commit', '-q', '-m', 'Content');
  };
  if (form === 'submodule') {
    const source = join(dirname(project), 'source');
    renameSync(content, source);
    git(source, 'init', '-q');
    commitAll(source);
    git(project, 'submodule', '--quiet', 'add', source, 'content');
    commitAll(project);
    return join(project, '.git/modules/content');
  }
  if (form === '.git in the content') {
    commitAll(project);
    git(content, 'init', '-q');
    commitAll(content);
    return join(content, '.git');
  }
  git(content, 'init', '-q');
  commitAll(content);
  for (const name of readdirSync(join(content, '.git')))
    if (name !== 'hooks') renameSync(join(content, '.git', name), join(content, name));
  rmSync(join(content, '.git'), { recursive: true });
  commitAll(project);
  return content;
}

/** What a partial clone would fetch. */
function dropObjects(gitDir: string): void {
  const ids = execFileSync('git', ['rev-parse', 'HEAD:pages', 'HEAD:site.json'], {
    cwd: gitDir,
    env: { PATH: process.env.PATH ?? '', GIT_DIR: gitDir, GIT_CONFIG_NOSYSTEM: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for (const id of ids.toString().trim().split('\n'))
    rmSync(join(gitDir, 'objects', id.slice(0, 2), id.slice(2)), { force: true });
}

export function runIn(tools: string, marks: string): Run {
  const program = (path: string, name: string, then: string) => {
    writeFileSync(path, `#!/bin/sh\n: > '${join(marks, name)}'\n${then}\n`);
    chmodSync(path, 0o755);
    return path;
  };
  const run = (name: string, then = 'true') => program(join(tools, name), name, then);
  return Object.assign(run, {
    path: (name: string) => run(name),
    hooks(name: string) {
      const folder = join(tools, `${name}s`);
      mkdirSync(folder, { recursive: true });
      for (const hook of [...hookNames, ...moreHooks]) program(join(folder, hook), `${name} ${hook}`, 'true');
      return folder;
    },
    file(name: string, text: string) {
      const path = join(tools, name);
      writeFileSync(path, text);
      return path;
    },
  });
}
