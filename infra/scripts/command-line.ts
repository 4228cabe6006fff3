import { parseArgs } from 'node:util';
import { settingsOf } from '../settings-of-stage.ts';

/** The named options and the positional arguments of a command line; throws on an unknown option. */
export const readArguments = (args: readonly string[], ...options: string[]) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
  });
  return { values: values as Record<string, string | undefined>, positionals };
};

/** The settings of the stage named with --stage. */
export const settingsFrom = (values: Record<string, string | undefined>) =>
  settingsOf(values.stage);

/** Runs a script. An error is printed as its message, and the exit code is 1. */
export const run = async (main: () => Promise<void>) => {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};
