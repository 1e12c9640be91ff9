import type { FocalPoint } from '../../../site/schema/types.gen';

/** The policy of the site allows no style of a single element, so there is a rule for each step, in percent. */
const step = 5;

const toStep = (percent: number) => Math.round(percent / step) * step;

export const focusOf = ({ x, y }: FocalPoint): string => ` data-x="${toStep(x)}" data-y="${toStep(y)}"`;

const steps = Array.from({ length: 100 / step + 1 }, (_, index) => index * step).filter((at) => at !== 50);
const rules = ['x', 'y'].flatMap((axis) => steps.map((at) => `[data-${axis}="${at}"]{--at-${axis}:${at}%}`));

/** The style sheet of documents with a picture that has a focal point. */
export const focusStyles = `@layer base{.picture[data-x]>img{object-position:var(--at-x,50%) var(--at-y,50%)}${rules.join('')}}`;
