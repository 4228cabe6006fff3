import { quantiles } from '../report.ts';
import { type Spent, startInstance } from './start-instance.ts';

/** Processor times in ms. */
export type Measured = {
  /** Loading the bundle and the first event, until its caller has the response. */
  coldMs: number;
  /** The wait of a caller: until the first words of an answer, or for the whole request. */
  waitedMs: number;
  cpuMs: number;
  /** Per event while 20 run at once. */
  atOnceMs: number;
  peakMegabytes: number;
  /** The number of writes of an answer. */
  pieces: number;
};

const coldStarts = 3;
/** Events before the measurement, so that a question sends the maximum number of turns. */
const earlier = 120;
/** Events of an instance before the measurement, so that the code is compiled. */
const warmUps = 20;
const runs = 60;
const atOnce = 20;
const batches = 4;

const middle = (values: readonly number[]) => quantiles(values).p50;

/** Measures instances of a built Lambda; `event` creates the next event. */
export const measureInstances = async (name: string, event: () => object): Promise<Measured> => {
  using crowded = await startInstance(name);
  for (let nth = 0; nth < earlier; nth += atOnce) await crowded.run(...times(atOnce, event));
  const together: number[] = [];
  for (let nth = 0; nth < batches; nth++)
    together.push((await crowded.run(...times(atOnce, event))).cpuMs / atOnce);
  const { cold, withLock } = await oneByOne(name, event);
  return {
    coldMs: middle(cold),
    waitedMs: middle(withLock.map(({ each }) => waitedOf(each[0]))),
    cpuMs: middle(withLock.map(({ cpuMs }) => cpuMs)),
    atOnceMs: middle(together),
    peakMegabytes: withLock.at(-1)?.peakMegabytes ?? Number.NaN,
    pieces: withLock[0]?.each[0]?.pieces ?? 0,
  };
};

/** An instance of Lambda has one event at a time: cold starts, and a warm instance. */
const oneByOne = async (name: string, event: () => object) => {
  const cold: number[] = [];
  for (let nth = 0; nth < coldStarts; nth++) {
    using fresh = await startInstance(name);
    const { each } = await fresh.run(event());
    cold.push(fresh.loadMs + waitedOf(each[0]));
  }
  using instance = await startInstance(name);
  const withLock: Spent[] = [];
  for (let nth = 0; nth < warmUps + runs; nth++) {
    const spent = await instance.run(event());
    if (nth >= warmUps) withLock.push(spent);
  }
  return { cold, withLock };
};

type One = { firstWordsMs: number | null; cpuMs: number };
const waitedOf = (one: One | undefined) => one?.firstWordsMs ?? one?.cpuMs ?? Number.NaN;
const times = (count: number, event: () => object) => Array.from({ length: count }, event);
