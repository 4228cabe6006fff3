import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { found } from './rules/found.ts';
import { writtenStage } from './synth.ts';

const { templates, folder: written } = writtenStage('prod');

const deployment = (name: string) => {
  const all = found(templates, 'Custom::CDKBucketDeployment');
  return all.find(({ id }) => id.startsWith(name))?.properties ?? {};
};
/** The files a deployment copies, read from the assets it names. */
const filesOf = (name: string) =>
  deployment(name)
    .SourceObjectKeys.flatMap((key: string) => {
      const folder = join(written, `asset.${key.replace('.zip', '')}`);
      return globSync('**/*', { cwd: folder }).filter((path) =>
        statSync(join(folder, path)).isFile(),
      );
    })
    .sort();

test('chunks are named by their content, so browsers cache them for a year', () => {
  expect(filesOf('Assets')).toEqual(['assets/app-1.js']);
  expect(deployment('Assets').SystemMetadata).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('pages and the configuration are revalidated each time', () => {
  expect(filesOf('Pages')).toEqual([
    'api/openapi.json',
    'app.html',
    'config.json',
    'index.html',
    'robots.txt',
    'sitemap.xml',
  ]);
  expect(deployment('Pages').SystemMetadata).toEqual({ 'cache-control': 'no-cache' });
  expect(deployment('Pages').DistributionPaths).toEqual(['/*']);
});

test('the not-found page has the mark that makes it a 404', () => {
  expect(filesOf('LostPage')).toEqual(['404.html']);
  expect(deployment('LostPage').UserMetadata).toEqual({ lost: '1' });
});

test('the service worker is revalidated each time, and uploaded last', () => {
  expect(filesOf('ServiceWorker')).toEqual(['sw.js']);
  expect(deployment('ServiceWorker').SystemMetadata).toEqual({ 'cache-control': 'no-cache' });
});

test('no file is deleted, so an open tab still finds its chunks', () => {
  for (const name of ['Assets', 'Pages', 'LostPage', 'ServiceWorker'])
    expect(deployment(name).Prune).toBe(false);
});

test('the browser configuration contains all settings and no secret', () => {
  const [, markers] = deployment('Pages').SourceMarkers;
  const values = JSON.stringify(markers);
  expect(values).toContain('RefUsers');
  expect(values).toContain('FnGetAttDistribution');
  expect(values).not.toMatch(/secret/i);
});
