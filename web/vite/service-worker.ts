import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Manifest } from 'vite';
import { chunkKey, chunksOf } from './manifest-chunks.ts';

const features = 'src/features';
/**
 * What can be read and done without a connection, the most important first; parts that load on demand stand here by
 * themselves. What no longer fits into the budget is left to the browser's own cache.
 */
const sources = [
  'index.html',
  'shell',
  'chat',
  'today',
  // Code that once failed to load offline is not asked for again by every browser.
  'session-bundle',
  'src/app/offline-support.tsx',
  'src/offline/persist-query-cache.ts',
  'src/offline/forget-device-data.ts',
  // A safety card is shown before the answer.
  `${features}/chat/answer/turn-safety-card.tsx`,
  `${features}/chat/chats/chats-pane.tsx`,
  `${features}/chat/message-reply/share-target-page.tsx`,
  `${features}/chat/question/ask-queued.ts`,
  `${features}/chat/question/resume-queued-questions.ts`,
  `${features}/chat/conversation/turn-photo.tsx`,
  `${features}/chat/tools/composer-tools.tsx`,
  `${features}/history/history-page.tsx`,
  `${features}/week/week-page.tsx`,
  `${features}/numbers/numbers-page.tsx`,
  `${features}/connections/owed/owed-customer.tsx`,
  // Until it is loaded an answer shows as plain words.
  `${features}/chat/parts/part-list.tsx`,
  `${features}/chat/answer/answer-footer.tsx`,
  'fonts',
  `${features}/chat/answer/calculation-card.tsx`,
  `${features}/results/results-page.tsx`,
  `${features}/results/results-by-period.tsx`,
];
/** The page, and what it asks for by a name without a hash. */
const unnamed = ['app.html', 'start.js'];
const budget = 350_000;
const headers = join(import.meta.dirname, '../../infra/security-headers.ts');

/**
 * The service worker of a build, in one file, with the list of files it keeps. Its version changes with any of them and
 * with the headers: a kept page has those it came with.
 */
export const serviceWorker = async (dist: string, manifest: Manifest) => {
  const read = (file: string) => readFileSync(join(dist, file));
  const named = namedFiles(dist, manifest);
  const hash = createHash('sha256').update(readFileSync(headers));
  for (const file of [...unnamed, ...named]) hash.update(file).update(read(file));
  const sha256 = (file: string) => createHash('sha256').update(read(file)).digest('base64');
  const files = [
    ...unnamed.map((file) => [`/${file}`, `sha256-${sha256(file)}`]),
    ...named.map((file) => [`/${file}`]),
  ];
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../worker/sw.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2023',
    write: false,
    define: {
      version: JSON.stringify(`app ${hash.digest('hex').slice(0, 12)}`),
      files: JSON.stringify(files),
    },
  });
  return outputFiles[0]?.text ?? '';
};

const weigh = (dist: string, files: readonly string[]) =>
  files.reduce((sum, file) => {
    const body = readFileSync(join(dist, file));
    return sum + (file.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length);
  }, 0);

/** The files with a hash in their names, as many as the budget has room for. */
const namedFiles = (dist: string, manifest: Manifest) => {
  const kept = new Set<string>();
  let left = budget - weigh(dist, unnamed);
  for (const source of sources) {
    const more = filesOf(source, dist, manifest).filter((file) => !kept.has(file));
    const weight = weigh(dist, more);
    if (weight > left) continue;
    left -= weight;
    for (const file of more) kept.add(file);
  }
  return [...kept].sort();
};

/** A source file's chunk with everything it imports at once; some are known by a name of their own, fonts by their ending. */
const filesOf = (source: string, dist: string, manifest: Manifest) => {
  if (source === 'fonts') return globSync('assets/*.woff2', { cwd: dist });
  const key = chunkKey(source, manifest);
  if (!key) throw new Error(`The build has no chunk for ${source}.`);
  return [...chunksOf(key, manifest)].flatMap((one) => {
    const { file = '', css = [] } = manifest[one] ?? {};
    return [file, ...css];
  });
};
