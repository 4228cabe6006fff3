import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Processor time of loading the bundle, in ms. */
export type Loaded = { loadMs: number };
/** What a batch of events took that ran at once: each by itself only tells something when it was alone. */
export type Spent = {
  each: readonly {
    status: number;
    /** Up to the first words; null for an answer that is not streamed. */
    firstWordsMs: number | null;
    /** Writes of a streamed answer. */
    pieces: number;
    cpuMs: number;
  }[];
  /** Processor time of the whole batch, in ms. */
  cpuMs: number;
  /** The most memory the process has held so far. */
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
 * Starts an instance of a built Lambda in a process of its own, with this process's environment: what it measures is the
 * Lambda's own processor time and memory, without the local services, which stay here.
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
    /** Runs events at once; throws when one of them was refused. */
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
