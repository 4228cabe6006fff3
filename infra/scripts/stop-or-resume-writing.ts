import { settingsOf } from '../settings-of-stage.ts';
import { readArguments, run } from './command-line.ts';
import { resumeWriting, stopWriting } from './stop-or-resume-writing/stop-and-resume-lambdas.ts';

/**
 * `npm run writing -- prod stop`: from then on nothing changes the data of a stage, until `npm run writing -- prod go-on`.
 * Both can be given again after an interruption.
 */
await run(async () => {
  const { values, positionals } = readArguments(process.argv.slice(2), 'stage');
  const [first, second] = positionals;
  const settings = settingsOf(values.stage ?? first);
  const wanted = values.stage ? first : second;
  if (wanted !== 'stop' && wanted !== 'go-on')
    throw new Error('Say what to do: npm run writing -- <stage> stop, or go-on.');
  const say = (line: string) => console.log(line);
  await (wanted === 'stop' ? stopWriting : resumeWriting)(settings, say);
});
