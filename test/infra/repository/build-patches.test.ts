import { globSync, readFileSync } from 'node:fs';
import { build as bundle } from 'esbuild';
import { build, type Plugin } from 'vite';
import { describe, expect, test } from 'vitest';
import { patchBundles } from '#infra/build/patches/esbuild-plugin.ts';
import { buildPatches } from '#infra/build/patches/index.ts';
import { type BuildPatch, startPatch } from '#infra/build/patches/patch.ts';
import { patchModules, patchStyles } from '#infra/build/patches/vite-plugins.ts';
import { whole } from '#test/support/proof-size.ts';

const { webModules, webStyles, lambdas } = buildPatches;
const patches: readonly BuildPatch[] = [...webModules, ...webStyles, ...lambdas];
type Source = { path: string; code: string };

/** The installed files of the packages that a patch reads. */
const sourcesOf = ({ packages, files }: BuildPatch): Source[] =>
  Object.keys(packages).flatMap((name) =>
    globSync(`node_modules/${name}/**/*.{js,mjs,css}`)
      .filter((path) => files.test(path))
      .map((path) => ({ path, code: readFileSync(path, 'utf8') })),
  );

/** The errors of a build over these files, undefined without errors. */
const outcome = (patch: BuildPatch, sources: readonly Source[]) => {
  const run = startPatch(patch);
  for (const { path, code } of sources) run.edit(code, path);
  try {
    run.finish();
    return '';
  } catch (error) {
    return String(error);
  }
};

/** The same file after its package has renamed a target. */
const without = (target: string, { path, code }: Source): Source => {
  const renamed = target.replace(/\w{2,}/g, 'renamed');
  return { path: path.replaceAll(target, renamed), code: code.replaceAll(target, renamed) };
};

describe.for(patches)('the build patch $name', (patch) => {
  const sources = sourcesOf(patch);

  test('finds all its targets in the installed files', () => {
    expect(sources).not.toEqual([]);
    expect(outcome(patch, sources)).toBe('');
  });

  // In the short form the first of them, which fails like the others.
  test.for(whole ? patch.targets : patch.targets.slice(0, 1))(
    'stops the build when `%s` is missing, and says what to do',
    (target) => {
      const [[id, version] = []] = Object.entries(patch.packages);
      const said = outcome(
        patch,
        sources.map((source) => without(target, source)),
      );
      expect(said).toContain(`The build patch ${patch.name} found no \`${target}\` in ${id} `);
      expect(said).toContain(`(the patch was written against ${version})`);
      expect(said).toContain(`Adapt infra/build/patches/${patch.name}.ts`);
    },
  );

  test('is in the README with the version it was written for', () => {
    const readme = readFileSync('infra/build/patches/README.md', 'utf8');
    const written = Object.entries(patch.packages).map(([id, version]) => `${id} ${version}`);
    expect(readme).toContain(`| [${patch.name}](${patch.name}.ts) | ${written.join(', ')} |`);
  });
});

describe('a build without the package’s files stops', () => {
  const buildWith = (plugin: Plugin) => {
    const entry: Plugin = {
      name: 'entry',
      resolveId: (id) => (id === 'entry' ? id : undefined),
      load: (id) => (id === 'entry' ? 'console.log(1)' : undefined),
    };
    return build({
      configFile: false,
      logLevel: 'silent',
      plugins: [entry, plugin],
      build: { write: false, rolldownOptions: { input: 'entry' } },
    });
  };

  test.for(webModules)('in the browser’s scripts: $name', async (patch) => {
    await expect(buildWith(patchModules(patch))).rejects.toThrow(`The build patch ${patch.name}`);
  });

  test.for(webStyles)('in the browser’s styles: $name', async (patch) => {
    await expect(buildWith(patchStyles(patch))).rejects.toThrow(`The build patch ${patch.name}`);
  });

  test.for(lambdas)('in a Lambda: $name', async (patch) => {
    const built = bundle({
      stdin: { contents: 'console.log(1)' },
      write: false,
      logLevel: 'silent',
      plugins: [patchBundles(patch)],
    });
    await expect(built).rejects.toThrow(`The build patch ${patch.name}`);
  });
});
