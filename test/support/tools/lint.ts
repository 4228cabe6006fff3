import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';

/** A source file with one import, at its path in a folder with the layout of this repository. */
export type Fixture = { readonly file: string; readonly code: string };

/**
 * The message of the project's import rules for each fixture, or undefined where they allow it. Biome itself runs on a
 * temporary folder with the project's configuration.
 */
export const lintImports = (fixtures: readonly Fixture[]): (string | undefined)[] => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')));
  for (const name of ['biome.json', 'lint']) cpSync(name, join(folder, name), { recursive: true });
  const counts = new Map<string, number>();
  const files = fixtures.map(({ file, code }) => {
    // Several fixtures can use the same path.
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    const path = join(
      folder,
      dirname(file),
      count === 1 ? basename(file) : `${count}-${basename(file)}`,
    );
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${code}\n`);
    return path;
  });
  const said = runBiome(folder);
  return files.map((path) => said.get(relative(folder, path)));
};

const runBiome = (folder: string) => {
  const biome = resolve('node_modules/.bin/biome');
  const options = ['lint', '--reporter=github', '--max-diagnostics=none', '--colors=off', '.'];
  const { status, stdout, stderr } = spawnSync(biome, options, { cwd: folder, encoding: 'utf8' });
  const found = [...stdout.matchAll(/^::error title=plugin,file=([^,]+),.*?::(.*)$/gm)];
  // Without any finding Biome prints nothing, just like with a configuration it cannot read.
  if (found.length === 0) throw new Error(`Biome found nothing (${status}): ${stdout}${stderr}`);
  return new Map(
    found.map(([, file = '', message]) => [relative(folder, resolve(folder, file)), message]),
  );
};
