import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Manifest, type Plugin } from 'vite';
import { buildLambdas } from '#infra/build/index.ts';
import { buildPatches, lambdaPatches } from '#infra/build/patches/index.ts';
import { chunkKey } from '../../web/vite/manifest-chunks.ts';
import config from '../../web/vite.config.ts';
import { kilobytes, ratio, type Table } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-patches-'));
const feature = (name: string) => `src/features/${name}.tsx`;
const dashboard = ['session-bundle', 'shell', 'chat'];
/** Visits by the source files, or the named chunks, that they load; those of an answer are loaded later. */
const visits: Readonly<Record<string, readonly string[]>> = {
  '/': [feature('landing/landing-page')],
  '/login': ['sign-in-bundle', feature('auth/login-page')],
  'signed in': dashboard,
  'signed in, with an answer': [...dashboard, feature('chat/parts/part-list')],
};
/**
 * The replacement without a patch, because the content security policy refuses the library's smaller module unpatched.
 */
const instead: Readonly<Record<string, Record<string, string>>> = {
  'trusted-types-of-character-references': {
    'decode-named-character-reference': join(
      import.meta.dirname,
      '../../node_modules/decode-named-character-reference/index.js',
    ),
  },
};

type Sizes = Record<string, { gzip: number; raw: number }>;

/** Measures the savings of each build patch on the visit with the most: all builds use all patches except one. */
export const patches = async (): Promise<Table> => ({
  title: 'Build patches',
  note: 'Scripts and styles of a visit, or the bundle of a Lambda, where the patch saves most: gzip, and as it lies on the disk, which is what a cold start reads. In the place of the floor, the same without the patch.',
  rows: [
    ...(await rowsOf(weighWeb, [...buildPatches.webModules, ...buildPatches.webStyles])),
    ...(await rowsOf(weighLambdas, buildPatches.lambdas)),
  ],
});

const rowsOf = async (
  weigh: (without?: string) => Promise<Sizes>,
  named: readonly { name: string }[],
) => {
  const all = await weigh();
  const rows: Table['rows'] = [];
  for (const { name } of named) {
    const found = Object.entries(await weigh(name)).map(([what, without]) => ({
      what,
      without,
      ours: all[what] ?? without,
    }));
    const [most] = found.sort(
      (a, b) => b.without.gzip - b.ours.gzip - (a.without.gzip - a.ours.gzip),
    );
    if (!most) continue;
    const size = (of: Sizes[string]) => `${kilobytes(of.gzip)} (${kilobytes(of.raw)})`;
    rows.push({
      what: `${name}: ${most.what}`,
      ours: `${size(most.ours)}, ${kilobytes(most.without.gzip - most.ours.gzip)} saved`,
      floor: size(most.without),
      ratio: ratio(most.ours.gzip, most.without.gzip),
    });
  }
  return rows;
};

const weighWeb = async (without?: string): Promise<Sizes> => {
  const outDir = join(folder, `web-${without ?? 'whole'}`);
  const plugins = (config.plugins?.flat(3) ?? []) as Plugin[];
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: plugins.filter(({ name }) => name !== without),
    resolve: { alias: instead[without ?? ''] ?? {} },
    build: { ...config.build, outDir },
  });
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
  const sizes = Object.entries(visits).flatMap(([visit, sources]) => {
    const files = [...filesOf(['index.html', ...sources], manifest)];
    const weigh = (ending: string) =>
      weightOf(files.filter((file) => file.endsWith(ending)).map((file) => join(outDir, file)));
    return [
      [`scripts of ${visit}`, weigh('.js')],
      [`styles of ${visit}`, weigh('.css')],
    ];
  });
  return Object.fromEntries(sizes);
};

const filesOf = (sources: readonly string[], manifest: Manifest, found = new Set<string>()) => {
  for (const source of sources) {
    const chunk = manifest[chunkKey(source, manifest) ?? ''];
    if (!chunk) throw new Error(`The build has no ${source}`);
    if (found.has(chunk.file)) continue;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
    filesOf(chunk.imports ?? [], manifest, found);
  }
  return found;
};

const weighLambdas = async (without?: string): Promise<Sizes> => {
  const out = join(folder, `lambdas-${without ?? 'whole'}`);
  const plugins = lambdaPatches().filter(({ name }) => name !== without);
  const { outputs } = await buildLambdas(out, {}, plugins);
  const names = Object.keys(outputs).map((path) => path.split('/').at(-2) ?? path);
  return Object.fromEntries(
    names.map((name) => [`Lambda ${name}`, weightOf([join(out, name, 'index.cjs')])]),
  );
};

const weightOf = (files: readonly string[]) => {
  const texts = files.map((file) => readFileSync(file));
  return {
    gzip: texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0),
    raw: texts.reduce((sum, text) => sum + text.length, 0),
  };
};
