import type { TestProject } from 'vitest/node';
import { serveToBrowser } from '../support/browser/serve-to-browser';
import { outDir } from './support/output';

export const setup = (project: TestProject) => serveToBrowser(project, outDir);
