import { common } from '../../src/node/base/command/option';
import { readCount } from '../../src/node/base/command/read-number';
import { declareCommand } from '../../src/node/base/command/run-command';
import { UsageError } from '../../src/node/base/content/content-error';
import { contentFolder } from '../../src/node/base/content/content-folder';
import { loadPageKinds } from '../support/page-kinds';
import { requireBuilt } from '../support/require-built';

export const visit = declareCommand({
  name: 'npm run tool -- visit',
  does: 'Measures paint, layout shift and navigation of a built site on a slow phone.',
  options: {
    outDir: common.outDir,
    rounds: { value: 'N', fallback: '5', does: 'Visits each page so many times instead of five.' },
    kinds: { value: 'NAME,NAME', does: 'Visits only these kinds of pages, such as home,service.' },
    peers: { does: 'Compares with Hugo, which must be installed, and Astro, which is fetched.' },
    content: common.content,
  },
  async run({ outDir, rounds: given, kinds: names, peers }) {
    const rounds = readCount('rounds', given);
    const { kinds: all } = loadPageKinds(contentFolder('.'));
    const kinds = (names?.split(',') ?? all.map(({ name }) => name)).map((wanted) => {
      const kind = all.find(({ name }) => name === wanted);
      if (!kind)
        throw new UsageError(
          `--kinds takes names such as home,contact. Known: ${all.map(({ name }) => name).join(', ')}.`,
        );
      return kind;
    });
    requireBuilt(outDir, 'visit');
    // Loaded only now, as in bench: other tools need no browser.
    await (await import('../../tests/bench/print-visits')).printAllVisits(outDir, kinds, rounds, peers);
    return 0;
  },
});
