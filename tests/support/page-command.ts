import { relative } from 'node:path';
import { runCommandHere } from './run-command-here';

/** What a command printed about a content folder, which is called `content` there. */
export async function page(content: string, ...args: readonly string[]) {
  const { code, stdout, stderr } = await runCommandHere('page', [...args, '--content', content]);
  const named = (text: string) => text.replaceAll(relative(process.cwd(), content), 'content');
  return { code, stdout: named(stdout), stderr: named(stderr) };
}
