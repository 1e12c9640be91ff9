import { join } from 'node:path';
import { installAstro } from './astro';
import { installEleventy } from './eleventy';
import { findHugo } from './hugo';
import { canMeasure } from './measure-program';
import type { PeerTool } from './peer';

/** The generators that this project is compared with, as far as they are to be had; one line for each that is not. */
export async function openPeers(folder: string): Promise<PeerTool[]> {
  if (!canMeasure()) {
    console.log('Peers are left out: only Linux reports what they use.\n');
    return [];
  }
  const eleventy = await installEleventy(join(folder, 'eleventy'));
  const astro = await installAstro(join(folder, 'astro'));
  const hugo = findHugo();
  if (!eleventy) console.log('Eleventy is left out: npm could not install it.\n');
  if (!astro) console.log('Astro is left out: npm could not install it, or it needs a newer Node.\n');
  if (!hugo) console.log("Hugo is left out: this system has none. Debian's package is `hugo`.\n");
  return [eleventy, astro, hugo].filter((tool) => tool !== undefined);
}
