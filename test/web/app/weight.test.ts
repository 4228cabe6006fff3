// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileOf, publicPaths } from '#shared/web-paths.ts';
import type { AppRoute } from '#web/app/app-route.ts';
import { routes } from '#web/app/routes.tsx';
import { chunkKey, chunksOf } from '../../../web/vite/manifest-chunks.ts';

const dist = 'web/dist';
const manifestFile = '.build/web-manifest.json';
const kB = 1000;

const read = (file: string) => readFileSync(join(dist, file));
const weigh = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);

/** The files that the HTML of a page requests before any script runs. */
const filesOf = (path: string) => {
  const html = read(fileOf(path) ?? '').toString();
  const found = [
    ...html.matchAll(/ (?:src|href|data-later)="\/([^"]+\.(?:js|css|woff2))"(?! disabled)/g),
  ];
  const files = [...new Set(found.map(([, file = '']) => file))];
  return (ending: string) => files.filter((file) => file.endsWith(ending));
};

const stylesInside = (html: string) => [
  ...html.matchAll(/<style data-href="([^"]+)">(.*?)<\/style>/gs),
];

/** The stylesheets that are inlined in the page. */
const weighStyles = (path: string) => {
  const styles = stylesInside(read(fileOf(path) ?? '').toString()).map(([, , text = '']) => text);
  expect(styles[0]).toContain('@layer');
  return gzipSync(styles.join(''), { level: 9 }).length;
};

const readManifest = (): Manifest => JSON.parse(readFileSync(manifestFile, 'utf8'));

/** The scripts of a source file or a named chunk, with all its static imports. */
const scriptsOf = (name: string) => {
  const manifest = readManifest();
  const key = chunkKey(name, manifest);
  if (!key) throw new Error(`The build has no chunk for ${name}.`);
  return [...chunksOf(key, manifest)].map((one) => String(manifest[one]?.file));
};
/** The files of the first page after sign-in, including the code that renews a session. */
const shell = () => new Set(['index.html', 'session-bundle', 'shell', 'chat'].flatMap(scriptsOf));

/** The source file of a page's component. */
const sourceOf = ({ page }: AppRoute) => {
  if (/^(Today|Helper)Page$/.test(page.name)) return 'chat';
  const file = `/${page.name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()}.tsx`;
  return Object.keys(readManifest()).find((key) => key.endsWith(file)) ?? file;
};

beforeAll(() => {
  if (!existsSync(manifestFile)) throw new Error('There is no build yet: run npm run build first.');
});

const signingIn = ['/login', '/signup', '/forgot-password'];

describe('download size', () => {
  test.for(publicPaths.filter((path) => !signingIn.includes(path)))(
    '%s stays within 87 kB of scripts, 10 kB of styles and 45 kB of fonts',
    (path) => {
      const files = filesOf(path);
      expect(weigh(files('.js'))).toBeLessThanOrEqual(87 * kB);
      expect(weigh(files('.css')) + weighStyles(path)).toBeLessThanOrEqual(10 * kB);
      expect(weigh(files('.woff2'))).toBeLessThanOrEqual(45 * kB);
      expect(files('.woff2')).toHaveLength(2);
    },
  );

  test.for(signingIn)('%s stays within 150 kB of scripts, including the sign-in code', (path) => {
    const auth = scriptsOf('sign-in-bundle');
    expect(weigh([...new Set([...filesOf(path)('.js'), ...auth])])).toBeLessThanOrEqual(150 * kB);
  });

  test('public pages contain no sign-in code, no schemas and no prompts', () => {
    const scripts = new Set(publicPaths.flatMap((path) => filesOf(path)('.js')));
    for (const script of scripts) {
      expect(script).not.toMatch(/(shell|chat)-/);
      const text = read(script).toString();
      for (const marker of ['cognito-idp', 'ZodError', '{specificOutcome}', 'QueryClient'])
        expect(text.includes(marker), `${script} has ${marker}`).toBe(false);
    }
  });

  test('the dashboard starts with at most 170 kB of scripts, without the code that renders answers', () => {
    const needed = [...shell()];
    expect(weigh(needed)).toBeLessThanOrEqual(170 * kB);
    expect(scriptsOf('src/features/chat/parts/part-list.tsx').length).toBeGreaterThan(1);
    expect(needed.filter((file) => /markdown|part-list|word-/.test(file))).toEqual([]);
  });

  const later = routes.filter(({ frame }) => frame !== 'site');
  test.for(later)('$path adds at most 40 kB of scripts to the shell', (route) => {
    const known = shell();
    const more = scriptsOf(sourceOf(route)).filter((file) => !known.has(file));
    expect(weigh(more)).toBeLessThanOrEqual(40 * kB);
  });
});

test('the app shell requests every file of its first page, but no fonts and no code that renews a session', () => {
  const html = read('/app.html').toString();
  const asked = filesOf('/dashboard')('.js');
  const renewal = new Set(scriptsOf('session-bundle'));
  const first = [...shell()].filter((file) => !renewal.has(file) || asked.includes(file));
  expect(asked.filter((file) => file.startsWith('assets/')).toSorted()).toEqual(first.toSorted());
  expect(asked.filter((file) => /auth/.test(file))).toEqual([]);
  expect(html).not.toContain('as="font"');
});

test('the chunks of the first page begin with the hint to compile their functions while they load', () => {
  const hint = '//# allFunctionsCalledOnLoad\n';
  const manifest = readManifest();
  for (const name of ['index.html', 'shell', 'chat', 'today', 'api', 'plans']) {
    const file = manifest[chunkKey(name, manifest) ?? '']?.file ?? '';
    expect(read(file).toString().startsWith(hint), name).toBe(true);
  }
});

test('the app shell shows its frame before any script runs, without account data', () => {
  const html = read('/app.html').toString();
  const [, body = ''] = /<body>(.*)<\/body>/s.exec(html) ?? [];
  for (const part of ['class="sidebar"', 'class="top-bar"', 'class="skeleton"'])
    expect(body).toContain(part);
  expect(body).toContain('Loading...');
  expect(body.match(/<main/g)).toHaveLength(1);
  expect(body).not.toContain('<h1');
});

test('a short stylesheet of a page is inlined and not requested again', () => {
  const html = read('/tools/price-rise/index.html').toString();
  const inside = stylesInside(html).map(([, from = '']) => from);
  expect(inside.length).toBeGreaterThan(1);
  for (const file of inside) expect(html).toContain(`href="${file}" disabled>`);
  expect(filesOf('/tools/price-rise')('.css')).toEqual([]);
});

test('pages contain no inline scripts, and only whole stylesheets of the build as inline styles', () => {
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
      expect(attributes).toMatch(/ (src|data-later)="\/|type="application\/ld\+json"/);
  }
});
