import { parseArgs } from 'node:util';
import { settingsOf } from '../stages.ts';

/** The named options and the words of a command line; an option nobody knows throws. */
export const readArguments = (args: readonly string[], ...options: string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
  });
  return { values: values as Record<string, string | undefined>, words: positionals };
};

/** The settings of the stage named with --stage. */
export const stageIn = (values: Record<string, string | undefined>) => settingsOf(values.stage);

/** Runs a script and says in one sentence why it stopped. */
export const run = async (main: () => Promise<void>) => {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};
