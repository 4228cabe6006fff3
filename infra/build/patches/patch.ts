import { readFileSync } from 'node:fs';

/** An edit of published packages at build time. README.md lists every patch and what it saves. */
export type BuildPatch = {
  /** The name of its file in this folder. */
  readonly name: string;
  /** The packages it edits, each with the version the edit was written against. */
  readonly packages: Readonly<Record<string, string>>;
  /** Matches the paths of the files it may edit, with `/` between folders. */
  readonly files: RegExp;
  /** Parts of these files' paths or code that it edits. A build in which one is missing fails. */
  readonly targets: readonly string[];
  /** Modules that resolve to another file, given relative to node_modules. */
  readonly redirects?: Readonly<Record<string, string>>;
  /** The edited code of a file, or undefined to leave it unchanged. Calls `markFound` with each target it edited. */
  readonly edit: (
    code: string,
    path: string,
    markFound: (target: string) => void,
  ) => string | undefined;
};

/** One build's use of a patch. `edit` is called for each file, then `finish`, which throws if a target was not found. */
export const startPatch = (patch: BuildPatch) => {
  const missing = new Set(patch.targets);
  return {
    edit: (code: string, systemPath: string) => {
      const path = systemPath.replaceAll('\\', '/');
      if (!patch.files.test(path)) return undefined;
      return patch.edit(code, path, (target) => missing.delete(target));
    },
    finish: () => {
      if (missing.size > 0) throw new Error(messageFor(patch, [...missing]));
    },
  };
};

const messageFor = ({ name, packages }: BuildPatch, missing: readonly string[]) => {
  const versions = Object.entries(packages).map(
    ([id, version]) => `${id} ${installedVersion(id)} (the patch was written against ${version})`,
  );
  return [
    `The build patch ${name} found no ${missing.map((target) => `\`${target}\``).join(', ')} in ${versions.join(', ')}.`,
    `Adapt infra/build/patches/${name}.ts to the new version of the package, or delete it: infra/build/patches/README.md says what it saves.`,
  ].join(' ');
};

const installedVersion = (id: string): string => {
  const file = new URL(`../../../node_modules/${id}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).version;
};
