import { resolve } from 'node:path';
import { common } from '../src/node/base/command/option';
import { declareCommand, runCommand } from '../src/node/base/command/run-command';
import { UsageError } from '../src/node/base/content/content-error';
import { readShard } from '../src/node/build/shards/shard';
import { buildOutput, bundleIfAsked, previewOutput } from './support/build-output';

await runCommand(
  declareCommand({
    name: 'npm run build',
    does: 'Checks the content and writes the whole site as static files.',
    options: {
      content: common.content,
      outDir: common.outDir,
      at: common.at,
      preview: {
        does: 'Builds drafts and pages that come later, too, hidden from search engines, and lists in /review/ what differs from the site that is online.',
      },
      since: {
        value: 'REV',
        does: 'Compares a preview with this git revision, not with what is online.',
      },
      'no-og': { does: 'Makes no link pictures.' },
      verify: { does: 'Does everything again, whatever the last build recorded.' },
      shard: {
        value: 'N/COUNT',
        does: 'Checks everything, but renders only one of several shards of the pages.',
      },
      join: {
        value: 'DIR',
        does: 'Builds nothing: joins the outputs of all shards, which are the folders in DIR.',
      },
    },
    async run({ outDir: given, 'no-og': noOg, verify, shard, join, preview, since }) {
      const bundled = await bundleIfAsked();
      if (bundled !== undefined) return bundled;
      // As it is named in messages.
      const outDir = given === common.outDir.fallback ? given : resolve(given);
      if (preview && (join !== undefined || shard !== undefined))
        throw new UsageError('--preview builds all pages at once: leave out --shard and --join.');
      if (since !== undefined && !preview)
        throw new UsageError('--since says what a preview is compared with: add --preview.');
      if (join !== undefined) {
        if (shard !== undefined)
          throw new UsageError('--shard and --join are two steps: build each shard, then join them.');
        // Loaded only now, as a build does not need it.
        const { joinShardsWhenFree } = await import('../src/node/build/shards/join-shards');
        await joinShardsWhenFree(join, outDir);
        return 0;
      }
      if (noOg) process.env.SITE_OG = 'off';
      if (verify) process.env.SITE_VERIFY = 'on';
      if (shard !== undefined) {
        readShard(shard);
        process.env.SITE_SHARD = shard;
      }
      await (preview ? previewOutput({ outDir, since }) : buildOutput({ outDir }));
      return 0;
    },
  }),
);
