import { settingsOf } from '../settings-of-stage.ts';
import { readArguments, run } from './command-line.ts';
import { runChecks } from './preflight/run-checks.ts';

const marks = { ok: '✓', unsure: '?', todo: '✗' } as const;

/** `npm run preflight -- prod [--origin https://…]`: one line per check; exit code 1 if something is to be done. */
await run(async () => {
  const { values, positionals } = readArguments(process.argv.slice(2), 'stage', 'origin');
  const settings = settingsOf(positionals[0] ?? values.stage);
  const findings = await runChecks(settings, { origin: values.origin });
  for (const { state, subject, text } of findings)
    console.log(`${marks[state]} ${subject}: ${text}`);
  if (findings.some(({ state }) => state === 'todo')) process.exitCode = 1;
});
