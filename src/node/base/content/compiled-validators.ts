import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { charactersIn } from '../../../site/text/wording';
import { guardedPattern } from '../../../site/validate/guarded-pattern';
import { type CompiledSchema, createValidators, type Validators } from '../../../site/validate/validators';
import { cacheFolder } from '../code/cache-folder.mjs';
import { forgetOld } from '../disk/forget-old';
import { writeWhole } from '../disk/write-whole';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const require = createRequire(import.meta.url);

/** Runs the compiled schema from the cache. */
export async function loadValidators(cache: string): Promise<Validators> {
  const run = compileFunction(await compiledCode(cache), ['exports', 'require', 'guardedPattern']);
  const compiled = {} as CompiledSchema;
  run(compiled, requireRuntime, guardedPattern);
  return createValidators(compiled);
}

/** ajv counts characters one by one, which takes a third of the time that checking a page takes. */
const requireRuntime = (id: string): unknown =>
  id === 'ajv/dist/runtime/ucs2length' ? { default: charactersIn } : require(id);

/** The code of the compiled schema, made once for everything that it depends on. */
async function compiledCode(cache: string): Promise<string> {
  const sources = [
    fromRoot('site.schema.json'),
    fromRoot('src/site/validate/compile-schema.ts'),
    require.resolve('ajv/package.json'),
  ];
  const version = hash('sha1', sources.map((path) => readFileSync(path, 'utf8')).join('\0'));
  const file = join(cache, `${version}.cjs`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  // It loads ajv.
  const { compileSchema } = await import('../../../site/validate/compile-schema');
  const code = compileSchema();
  try {
    writeWhole(file, code);
    forgetOld(cache, new Set([file]));
  } catch {
    // In a folder that can't be written, every start compiles the schema.
  }
  return code;
}

export const validators = await loadValidators(join(cacheFolder(fromRoot('.')), 'site/validators'));
