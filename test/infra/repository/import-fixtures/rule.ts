import type { Fixture } from '#test/support/tools/lint.ts';

/** Examples of an import rule: refused imports with words of the message, and similar allowed ones. */
export type Rule = {
  readonly name: string;
  readonly says: string;
  readonly refused: readonly Fixture[];
  readonly allowed: readonly Fixture[];
};

/** Fixtures of one file. */
export const from = (file: string, ...imports: string[]): Fixture[] =>
  imports.map((code) => ({ file, code }));

/** All ways to import a module: a rule that refuses a path refuses it in each of them. */
export const spellings = (file: string, path: string): Fixture[] =>
  from(
    file,
    `import { a } from '${path}';`,
    `import '${path}';`,
    `import type { A } from '${path}';`,
    `import { type A, b } from '${path}';`,
    `import type * as all from '${path}';`,
    `export { a } from '${path}';`,
    `export * from '${path}';`,
    `export type { A } from '${path}';`,
    `export const load = () => import('${path}');`,
    `export const load = () =>\n  import(\n    '${path}'\n  );`,
    `export const load = () => import(\`${path}\`);`,
    `export const load = () => import('${path}', { with: { type: 'json' } });`,
    `export type A = import('${path}').A;`,
    `export type A = import(\n  '${path}'\n).A;`,
    `export type All = typeof import('${path}');`,
  );
