import type { DrawDevice } from '../kit/drawing';
import { project } from '../kit/geometry';
import { styled } from '../kit/looks';
import { disc } from '../kit/marks';
import { num } from '../kit/path';
import { roundShadow } from '../kit/shadow';

const SPAN = 84;
const CUP = 24;
const STANDING = 26;

/** An ear cup that faces right: a disc across the band, extended along it. */
function cup(x: number, thickness: number, look: string, face: string): string {
  const [screenX, screenY] = project(x, STANDING, CUP);
  const steps = [0, 0.25, 0.5, 0.75].map((part) => {
    const [backX, backY] = project(thickness * part, 0);
    return `<circle cx="${num(backX / 0.866)}" cy="${num(backY + backX * (0.5 / 0.866))}" r="${CUP}"/>`;
  });
  const [frontX, frontY] = project(thickness, 0);
  const u = frontX / 0.866;
  const v = frontY + u * 0.5;
  return (
    `<g transform="matrix(.866 -.5 0 1 ${num(screenX)} ${num(screenY)})"><g class="${look}">${steps.join('')}</g>` +
    `${disc(u, v, CUP, face)}${disc(u, v, CUP * 0.62, 'a-accent')}</g>`
  );
}

function band(): string {
  const [x, y] = project(0, STANDING, CUP);
  const arc = `M6 -10C6 -92 ${SPAN - 2} -92 ${SPAN - 2} -10`;
  return (
    `<g transform="matrix(.866 .5 0 1 ${num(x)} ${num(y)})"><g ${styled('band-side')}><path d="${arc}" transform="translate(8 -8)"/><path d="${arc}" transform="translate(4 -4)"/></g>` +
    `<path d="${arc}" ${styled('band')}/><path d="M8 -34C14 -78 ${SPAN - 16} -78 ${SPAN - 6} -34" ${styled('band-pad')}/></g>`
  );
}

function microphone(): string {
  const [x, y] = project(0, STANDING, CUP);
  return (
    `<g transform="matrix(.866 .5 0 1 ${num(x)} ${num(y)})"><path d="M8 8C6 30 22 34 40 32" ${styled('boom')}/>` +
    `<path d="M38 32h9" ${styled('boom-tip')}/></g>`
  );
}

export const drawHeadset: DrawDevice = () => ({
  width: SPAN + 12,
  depth: 52,
  height: 88,
  ground: roundShadow(14, STANDING + 4, 20) + roundShadow(SPAN + 12, STANDING + 4, 20),
  body: cup(-2, 14, 'a-cup-side', 'a-cup') + band() + microphone() + cup(SPAN - 6, 14, 'a-cup-side', 'a-cup'),
});
