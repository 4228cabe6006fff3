import { answer, prices, thousandQuestions } from '../capacity.ts';
import type { Measured } from './measure.ts';

/** The sizes that are tried, in MB. */
const tried = [128, 192, 256, 320, 384, 512, 640, 768, 896, 1024] as const;
/** So much memory comes with one whole processor. */
const processorMegabytes = 1769;
/** What is kept free of the memory, as a part of what was used at most. */
const spare = 1.25;

type Limits = {
  what: string;
  /** What a thousand may cost with everything but the model, in dollars. */
  budget: number;
  /** What it waits for besides its own processor time, in ms: the model, or the table. */
  otherMs: number;
  /** It is worked on while that other is waited for, as an answer is while its words come. */
  isStreamed: boolean;
  /** What a thousand cost besides Lambda, in dollars. */
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

/** What a size means for those who wait and for those who pay. */
export type Size = {
  megabytes: number;
  warmMs: number;
  coldMs: number;
  /** Of a thousand. */
  dollars: number;
  /** Why it cannot be picked; empty if it can. */
  refused: string;
};

/** Every size with its waits and its price, the smallest first. */
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

/** The time of what is streamed hides the processor's unless that is longer. */
const durationMs = ({ otherMs, isStreamed }: Limits, cpuMs: number) =>
  isStreamed ? Math.max(otherMs, cpuMs) : otherMs + cpuMs;

const refusalOf = ({ megabytes, dollars }: Priced, budget: number, peakMegabytes: number) => {
  if (megabytes < peakMegabytes * spare) return 'too little memory';
  return dollars > budget ? 'too dear' : '';
};
type Priced = Pick<Size, 'megabytes' | 'dollars'>;

/** The fastest size that holds what is needed within the budget. */
export const pickOf = (sizes: readonly Size[]): Size | undefined =>
  sizes.findLast(({ refused }) => !refused);
