import { readFileSync } from 'node:fs';

/** An edit of published packages while the app is built. README.md lists them with what each saves. */
export type BuildPatch = {
  /** What its file here is called. */
  readonly name: string;
  /** The packages it edits, each with the version the edit was written against. */
  readonly packages: Readonly<Record<string, string>>;
  /** The files it looks into, by their paths with `/` between folders. */
  readonly files: RegExp;
  /** Pieces of these files' paths or text that it acts on. Each must be there in every build. */
  readonly targets: readonly string[];
  /** Modules to resolve to another file, given from node_modules. */
  readonly redirects?: Readonly<Record<string, string>>;
  /** The edited text of a file, undefined to leave it as it is. Tells `found` each target it acted on. */
  readonly edit: (
    code: string,
    path: string,
    found: (target: string) => void,
  ) => string | undefined;
};

/** A patch at work in one build: edits file by file; `finish` throws when a target was not among them. */
export const startPatch = (patch: BuildPatch) => {
  const missing = new Set(patch.targets);
  return {
    edit: (code: string, systemPath: string) => {
      const path = systemPath.replaceAll('\\', '/');
      if (!patch.files.test(path)) return undefined;
      return patch.edit(code, path, (target) => missing.delete(target));
    },
    finish: () => {
      if (missing.size > 0) throw new Error(explain(patch, [...missing]));
    },
  };
};

const explain = ({ name, packages }: BuildPatch, missing: readonly string[]) => {
  const versions = Object.entries(packages).map(
    ([id, version]) => `${id} ${installedVersion(id)} (the patch was written against ${version})`,
  );
  return [
    `The build patch ${name} found no ${missing.map((target) => `\`${target}\``).join(', ')} in ${versions.join(', ')}.`,
    `Adapt build-patches/${name}.ts to what the package looks like now, or delete it: build-patches/README.md says what it saves.`,
  ].join(' ');
};

const installedVersion = (id: string): string => {
  const file = new URL(`../node_modules/${id}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).version;
};
