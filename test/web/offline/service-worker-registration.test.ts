// @vitest-environment node
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { chunkKey } from '../../../web/vite/manifest-chunks.ts';

const dist = 'web/dist';
const read = (file: string) => readFileSync(join(dist, file));
let worker = '';
/** The precached files; the value is the hash of a file without one in its name. */
let kept: ReadonlyMap<string, string | undefined> = new Map();

beforeAll(() => {
  worker = read('sw.js').toString();
  const [list = ''] = /\[\["\/app\.html".*?\]\]/s.exec(worker) ?? [];
  const files: [string, string?][] = JSON.parse(list);
  kept = new Map(files.map(([file, integrity]) => [file, integrity]));
});

test('the service worker caches at most 350 kB and is a single file', () => {
  const weight = [...kept.keys()].reduce((sum, file) => {
    const body = read(file);
    return sum + (file.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length);
  }, 0);
  expect(weight).toBeGreaterThan(200_000);
  expect(weight).toBeLessThanOrEqual(350_000);
  expect(worker).not.toMatch(/importScripts|\bimport\(/);
  expect(gzipSync(worker, { level: 9 }).length).toBeLessThan(5000);
});

test('it caches the pages that work offline: today, week, numbers, results and chats', () => {
  const manifest: Manifest = JSON.parse(readFileSync('.build/web-manifest.json', 'utf8'));
  for (const source of [
    'shell',
    'chat',
    'session-bundle',
    'src/app/offline-support.tsx',
    'src/features/chat/today/today-view.tsx',
    'src/features/chat/question/ask-queued.ts',
    'src/features/history/history-page.tsx',
    'src/features/numbers/numbers-page.tsx',
    'src/features/results/results-page.tsx',
    'src/features/results/results-by-period.tsx',
    'src/features/week/week-page.tsx',
  ])
    expect(kept.has(`/${manifest[chunkKey(source, manifest) ?? '']?.file}`), source).toBe(true);
});

test('files without a hash in their name are from the current build', () => {
  for (const [file, integrity] of kept) {
    if (file.startsWith('/assets/')) continue;
    const hash = createHash('sha256').update(read(file)).digest('base64');
    expect(integrity, file).toBe(`sha256-${hash}`);
  }
  expect([...kept.keys()].filter((file) => !file.startsWith('/assets/'))).toEqual([
    '/app.html',
    '/start.js',
  ]);
});

test('it caches no public page and no API response', () => {
  for (const file of kept.keys()) expect(file).not.toMatch(/index\.html|\/api\/|login|landing/);
});
