// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileOf, publicPaths } from '#shared/web-paths.ts';

const dist = 'web/dist';
const manifestFile = '.build/web-manifest.json';
const kB = 1000;

const read = (file: string) => readFileSync(join(dist, file));
const weigh = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);

/** What the HTML of a page asks for before any script runs. */
const filesOf = (path: string) => {
  const html = read(fileOf(path) ?? '').toString();
  const found = [...html.matchAll(/ (?:src|href)="\/([^"]+\.(?:js|css|woff2))"(?! disabled)/g)];
  const files = [...new Set(found.map(([, file = '']) => file))];
  return (ending: string) => files.filter((file) => file.endsWith(ending));
};

const stylesInside = (html: string) => [
  ...html.matchAll(/<style data-href="([^"]+)">(.*?)<\/style>/gs),
];

/** The stylesheets that stand in the page itself. */
const weighStyles = (path: string) => {
  const styles = stylesInside(read(fileOf(path) ?? '').toString()).map(([, , text = '']) => text);
  expect(styles[0]).toContain('@layer');
  return gzipSync(styles.join(''), { level: 9 }).length;
};

const readManifest = (): Manifest => JSON.parse(readFileSync(manifestFile, 'utf8'));

/** The sign-in code; the manifest knows a chunk that several pages share by its own name only. */
const signInChunk = () => {
  const [key] = Object.entries(readManifest()).find(([, { name }]) => name === 'auth') ?? [];
  if (!key) throw new Error('The build has no chunk for the sign-in code.');
  return key;
};

/** A source file's chunk with everything it imports at once. */
const chunksOf = (source: string, found = new Set<string>()): Set<string> => {
  const manifest = readManifest();
  const chunk = manifest[source];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) chunksOf(next, found);
  return found;
};

beforeAll(() => {
  if (!existsSync(manifestFile)) throw new Error('There is no build yet: run npm run build first.');
});

const signingIn = ['/login', '/signup', '/forgot-password'];

describe('what a visitor downloads', () => {
  test.for(publicPaths.filter((path) => !signingIn.includes(path)))(
    '%s stays within 87 kB of scripts, 10 kB of styles and 45 kB of fonts, everything it loads counted',
    (path) => {
      const files = filesOf(path);
      expect(weigh(files('.js'))).toBeLessThanOrEqual(87 * kB);
      expect(weigh(files('.css')) + weighStyles(path)).toBeLessThanOrEqual(10 * kB);
      expect(weigh(files('.woff2'))).toBeLessThanOrEqual(45 * kB);
      expect(files('.woff2')).toHaveLength(2);
    },
  );

  test.for(signingIn)('%s stays within 150 kB of scripts, sign-in code included', (path) => {
    const auth = [...chunksOf(signInChunk())];
    expect(auth).not.toEqual([]);
    expect(weigh([...new Set([...filesOf(path)('.js'), ...auth])])).toBeLessThanOrEqual(150 * kB);
  });

  test('public pages carry no sign-in code, no schemas and none of the prompts', () => {
    const scripts = new Set(publicPaths.flatMap((path) => filesOf(path)('.js')));
    for (const script of scripts) {
      const text = read(script).toString();
      for (const marker of ['cognito-idp', 'ZodError', '{specificOutcome}', 'QueryClient'])
        expect(text.includes(marker), `${script} has ${marker}`).toBe(false);
    }
  });

  test.for(['assistant-page', 'helper-page'])(
    'the dashboard with its %s starts with at most 180 kB of scripts, and what draws answers is not among them',
    (page) => {
      const needed = new Set<string>();
      for (const source of [
        'index.html',
        signInChunk(),
        'src/app-area.tsx',
        'src/features/dashboard/dashboard-frame.tsx',
        `src/features/chat/${page}.tsx`,
      ])
        chunksOf(source, needed);
      expect(weigh([...needed])).toBeLessThanOrEqual(180 * kB);
      expect(chunksOf('src/features/chat/parts/part-list.tsx').size).toBeGreaterThan(1);
      expect([...needed].filter((file) => /markdown|part-list|word-/.test(file))).toEqual([]);
    },
  );
});

test('the shell of the app shows its frame before any script runs, without an account', () => {
  const html = read('/app.html').toString();
  const [, body = ''] = /<body>(.*)<\/body>/s.exec(html) ?? [];
  for (const part of ['class="sidebar"', 'class="top-bar"', 'class="skeleton"'])
    expect(body).toContain(part);
  expect(body).toContain('Loading...');
  expect(body.match(/<main/g)).toHaveLength(1);
  expect(body).not.toContain('<h1');
});

test('a page’s own short stylesheet is in the page, and not asked for again', () => {
  const html = read('/tools/price-rise/index.html').toString();
  const [shared, ...own] = stylesInside(html).map(([, from = '']) => from);
  expect(own.length).toBeGreaterThan(0);
  for (const file of own) expect(html).toContain(`href="${file}" disabled>`);
  expect(html).not.toContain(` href="${shared}"`);
  expect(filesOf('/tools/price-rise')('.css')).toEqual([]);
});

test('no page contains inline scripts, nor styles other than whole stylesheets of the build', () => {
  for (const file of [...publicPaths.map(fileOf), '/app.html', '/404.html']) {
    const html = read(String(file)).toString();
    let own = html;
    for (const [style, from = '', text] of stylesInside(html)) {
      expect(text).toBe(read(from).toString().trim());
      own = own.replace(style, '');
    }
    expect(own, String(file)).not.toMatch(/<style| style="| on[a-z]+="/);
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
    for (const attributes of scripts)
      expect(attributes).toMatch(/ src="\/|type="application\/ld\+json"/);
  }
});
