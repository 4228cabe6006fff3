import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { projectRoot } from './project-root.ts';

/**
 * The entry point of every Lambda, relative to the root, by the name of the Lambda: `check-in-lambda.ts` answers the routes
 * of the feature `checkIn`, `on-<event>.ts` is a trigger or a job.
 */
export const lambdaSources = (): Record<string, string> => {
  const paths = globSync('functions/**/{*-lambda,on-*}.ts', { cwd: projectRoot });
  return Object.fromEntries(paths.sort().map((path) => [lambdaName(basename(path, '.ts')), path]));
};

const lambdaName = (file: string) =>
  file.endsWith('-lambda')
    ? file.replace(/-lambda$/, '').replaceAll(/-./g, ([, letter = '']) => letter.toUpperCase())
    : file;
