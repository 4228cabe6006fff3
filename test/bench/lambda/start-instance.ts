import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Processor time of loading the bundle, in ms. */
export type Loaded = { loadMs: number };
/** The results of a batch of events run at once; the time of a single event is meaningful only in a batch of one. */
export type Spent = {
  each: readonly {
    status: number;
    /** Time to the first words; null for an answer that is not streamed. */
    firstWordsMs: number | null;
    /** The number of writes of a streamed answer. */
    pieces: number;
    cpuMs: number;
  }[];
  /** Processor time of the whole batch, in ms. */
  cpuMs: number;
  /** The peak memory of the process so far. */
  peakMegabytes: number;
};

const built = (path: string) => fileURLToPath(new URL(`../../../.build/${path}`, import.meta.url));

/** Bundled, because reading TypeScript would take memory and time of the instance. */
const buildRunner = async () => {
  const outfile = built('bench/instance.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('./instance.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
  });
  return outfile;
};
let runner: Promise<string> | undefined;

/**
 * Starts an instance of a built Lambda in a separate process, with this process's environment: it measures the
 * processor time and memory of the Lambda without the local services, which stay here.
 */
export const startInstance = async (name: string) => {
  runner ??= buildRunner();
  const child = fork(await runner, [built(`${name}/index.cjs`)]);
  const next = async <T>() => {
    const ended = new AbortController();
    const [told] = await Promise.race([
      once(child, 'message', { signal: ended.signal }),
      once(child, 'exit', { signal: ended.signal }).then(() => {
        throw new Error(`the instance of ${name} has ended`);
      }),
    ]).finally(() => ended.abort());
    return told as T;
  };
  const { loadMs } = await next<Loaded>();
  return {
    loadMs,
    /** Runs events at once; throws when one was refused. */
    run: async (...events: object[]): Promise<Spent> => {
      child.send(events);
      const spent = await next<Spent>();
      const refused = spent.each.find(({ status }) => status !== 200);
      if (refused) throw new Error(`${name} answered ${refused.status}`);
      return spent;
    },
    [Symbol.dispose]: () => void child.kill(),
  };
};
