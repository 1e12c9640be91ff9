import { common } from '../../src/node/base/command/option';
import { declareCommand } from '../../src/node/base/command/run-command';
import { requireBuilt } from '../support/require-built';

export const screens = declareCommand({
  name: 'npm run tool -- screens',
  does: 'Writes the pictures in docs/screens, from a built site.',
  options: {
    outDir: common.outDir,
    out: { value: 'DIR', fallback: 'docs/screens', does: 'Writes them to another folder.' },
    only: { value: 'NAME', does: 'Writes only those of one kind of pages, of blocks or of the studio.' },
    content: common.content,
  },
  async run({ outDir, out, only }) {
    requireBuilt(outDir, 'show');
    // Loaded only now, as in bench: other tools need neither Vite nor a browser.
    await (await import('../support/take-screens')).takeScreens(outDir, out, only);
    return 0;
  },
});
