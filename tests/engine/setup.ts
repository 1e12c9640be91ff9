import type { TestProject } from 'vitest/node';
import { serveToBrowser } from '../support/browser/serve-to-browser';
import { buildFixtureSite } from '../support/fixture-site';

export const setup = async (project: TestProject) => serveToBrowser(project, await buildFixtureSite());
