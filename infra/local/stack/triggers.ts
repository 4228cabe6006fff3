import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Trigger, TriggerSet } from '../auth/triggers.ts';

const files = {
  preSignUp: 'account/on-pre-sign-up',
  postConfirmation: 'account/on-post-confirmation',
} as const satisfies Partial<Record<keyof TriggerSet, string>>;

/** The Lambdas of the user pool, imported at their first call because they read their environment while loading. */
export const poolTriggers = (): TriggerSet =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([, file]) => existsSync(pathOf(file)))
      .map(([moment, file]) => [moment, lazy(file)]),
  );

const pathOf = (file: string) =>
  fileURLToPath(new URL(`../../../functions/${file}.ts`, import.meta.url));

const lazy =
  (file: string) =>
  async (...input: never[]) => {
    const { handler } = (await import(`#functions/${file}.ts`)) as { handler: Trigger };
    return handler(...(input as [never]));
  };
