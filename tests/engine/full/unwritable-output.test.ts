import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editFile } from '../../support/edit-file';
import { differences, readFolder } from '../../support/folder-content';
import { runProjectCommand } from '../../support/run-project-command';
import { diskTroubles, smallDisk } from '../../support/small-disk';
import { temporaryFolder, temporarySite } from '../../support/temporary-site';
import { withVariations } from '../../support/variations';

const text = 'IT hardware, software and services for offices and warehouses.';

const build = (content: string, outDir: string) =>
  runProjectCommand('build', ['--outDir', outDir, '--no-og'], { SITE_CONTENT: content });

const [full, readOnly] = diskTroubles;

test.each(withVariations([full], [readOnly]))(
  '$trouble is reported plainly and changes nothing',
  async ({ begin, end, reason }) => {
    const disk = smallDisk(32);
    const content = temporarySite(6);
    const outDir = join(disk, 'dist');
    expect(await build(content, outDir)).toMatchObject({ code: 0 });
    const before = readFolder(outDir);

    editFile(join(content, 'site.json'), text, `${text} Everywhere.`);
    begin(disk);
    const { code, stderr } = await build(content, outDir);
    expect(stderr).toContain(
      `can't be written: ${reason}. The last build is still in place. Solve this and build again.`,
    );
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(code).toBe(2);
    expect(differences(readFolder(outDir), before)).toEqual([]);

    end(disk);
    expect(await build(content, outDir)).toMatchObject({ code: 0 });
    expect(readFolder(outDir).get('index.html')).toContain('Everywhere.');
  },
);

test('a file in the place of the output is reported plainly and stays', async () => {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  const outDir = join(folder, 'dist');
  writeFileSync(outDir, 'mine');
  const { code, stderr } = await build(temporarySite(), outDir);
  expect(stderr).toContain("can't be written: a file is where a folder has to be.");
  expect(code).toBe(2);
});
