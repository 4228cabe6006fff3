import '../node-24.cjs';
import { readableError } from './readable-error.ts';

/**
 * `npm start`: the whole product on this machine. From the sources it runs in a process of its own, which starts again
 * after a change; the production build runs in this one.
 */
const flags = process.argv.slice(2);
const isWatcher = !flags.includes('--built') && !process.env.LOCAL_WATCHED;

try {
  if (isWatcher) (await import('./watch.ts')).runWatched(flags);
  else await (await import('./run.ts')).run(flags);
} catch (error) {
  console.error(`\n${readableError(error)}\n`);
  process.exit(1);
}
