import { answer, prices, thousandQuestions } from '../capacity.ts';
import type { Measured } from './measure.ts';

/** The sizes to compare, in MB. */
const tried = [128, 192, 256, 320, 384, 512, 640, 768, 896, 1024] as const;
/** The memory that comes with one whole processor, in MB. */
const processorMegabytes = 1769;
/** The memory to configure, as a multiple of the peak. */
const spare = 1.25;

type Limits = {
  what: string;
  /** The budget for a thousand, without the model, in dollars. */
  budget: number;
  /** The wait besides its own processor time, in ms: the model, or the table. */
  otherMs: number;
  /** Whether the processor works during that wait, as in a streamed answer. */
  isStreamed: boolean;
  /** The cost of a thousand besides Lambda, in dollars. */
  otherDollars: number;
};
const gateway = (prices.apiRequestsMillion + prices.lambdaRequestsMillion) / 1000;
const question = thousandQuestions({ reads: 2.5, writes: 5 });

export const kinds = {
  answers: {
    what: 'an answer',
    budget: 0.045,
    otherMs: answer.seconds * 1000,
    isStreamed: true,
    otherDollars: question.total - question.Lambda,
  },
  requests: {
    what: 'a request of a page',
    budget: 0.0045,
    otherMs: 10,
    isStreamed: false,
    otherDollars: gateway + (2.5 * prices.readUnitsMillion) / 1000,
  },
} as const satisfies Record<string, Limits>;
export type Kind = keyof typeof kinds;

/** The wait and the price of a size. */
export type Size = {
  megabytes: number;
  warmMs: number;
  coldMs: number;
  /** Per thousand. */
  dollars: number;
  /** The reason why it cannot be picked; empty if it can. */
  refused: string;
};

/** Returns every size with its waits and its price, the smallest first. */
export const sizesOf = (kind: Kind, { waitedMs, coldMs, cpuMs, peakMegabytes }: Sized): Size[] =>
  tried.map((megabytes) => {
    const share = Math.min(1, megabytes / processorMegabytes);
    const limits: Limits = kinds[kind];
    const seconds = durationMs(limits, cpuMs / share) / 1000;
    const size = {
      megabytes,
      warmMs: waitedMs / share,
      coldMs: coldMs / share,
      dollars: seconds * (megabytes / 1024) * prices.lambdaGbSecond * 1000 + limits.otherDollars,
    };
    return { ...size, refused: refusalOf(size, limits.budget, peakMegabytes) };
  });
type Sized = Pick<Measured, 'waitedMs' | 'coldMs' | 'cpuMs' | 'peakMegabytes'>;

/** In a stream the processor time overlaps with the wait, so the longer one counts. */
const durationMs = ({ otherMs, isStreamed }: Limits, cpuMs: number) =>
  isStreamed ? Math.max(otherMs, cpuMs) : otherMs + cpuMs;

const refusalOf = ({ megabytes, dollars }: Priced, budget: number, peakMegabytes: number) => {
  if (megabytes < peakMegabytes * spare) return 'too little memory';
  return dollars > budget ? 'too dear' : '';
};
type Priced = Pick<Size, 'megabytes' | 'dollars'>;

/** Returns the fastest size with enough memory within the budget. */
export const pickOf = (sizes: readonly Size[]): Size | undefined =>
  sizes.findLast(({ refused }) => !refused);
