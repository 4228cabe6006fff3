import { quantiles } from '../report.ts';
import { type Spent, startInstance } from './start-instance.ts';

/** Processor times in ms. */
export type Measured = {
  /** Loading the bundle and the first event, as far as its caller waits. */
  coldMs: number;
  /** What a caller waits for: the first words of an answer, or all of a request. */
  waitedMs: number;
  cpuMs: number;
  /** Of one event while 20 run at once. */
  atOnceMs: number;
  peakMegabytes: number;
  /** Writes that an answer was told in. */
  pieces: number;
};

const coldStarts = 3;
/** Events before anything is measured, so that as many turns as can go along with a question. */
const earlier = 120;
/** Events of an instance before it is measured: the code is compiled. */
const warmUps = 20;
const runs = 60;
const atOnce = 20;
const batches = 4;

const middle = (values: readonly number[]) => quantiles(values).p50;

/** Measures instances of a built Lambda; `event` makes the next event. */
export const measureInstances = async (name: string, event: () => object): Promise<Measured> => {
  using crowded = await startInstance(name);
  for (let nth = 0; nth < earlier; nth += atOnce) await crowded.run(...times(atOnce, event));
  const together: number[] = [];
  for (let nth = 0; nth < batches; nth++)
    together.push((await crowded.run(...times(atOnce, event))).cpuMs / atOnce);
  const { cold, alone } = await oneByOne(name, event);
  return {
    coldMs: middle(cold),
    waitedMs: middle(alone.map(({ each }) => waitedOf(each[0]))),
    cpuMs: middle(alone.map(({ cpuMs }) => cpuMs)),
    atOnceMs: middle(together),
    peakMegabytes: alone.at(-1)?.peakMegabytes ?? Number.NaN,
    pieces: alone[0]?.each[0]?.pieces ?? 0,
  };
};

/** An instance of Lambda has one event at a time: cold starts, and an instance that has answered some. */
const oneByOne = async (name: string, event: () => object) => {
  const cold: number[] = [];
  for (let nth = 0; nth < coldStarts; nth++) {
    using fresh = await startInstance(name);
    const { each } = await fresh.run(event());
    cold.push(fresh.loadMs + waitedOf(each[0]));
  }
  using instance = await startInstance(name);
  const alone: Spent[] = [];
  for (let nth = 0; nth < warmUps + runs; nth++) {
    const spent = await instance.run(event());
    if (nth >= warmUps) alone.push(spent);
  }
  return { cold, alone };
};

type One = { firstWordsMs: number | null; cpuMs: number };
const waitedOf = (one: One | undefined) => one?.firstWordsMs ?? one?.cpuMs ?? Number.NaN;
const times = (count: number, event: () => object) => Array.from({ length: count }, event);
