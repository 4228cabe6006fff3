import type { PromptInputExamples } from '../../domain/catalogue/prompt-input-examples.ts';

/** What is true of a trade, in words that fit into a sentence, and examples for its inputs. */
export type TradeFacts = PromptInputExamples & {
  /** Short name in ids; never changes once shipped. */
  readonly slug: string;
  /** An invented company of this trade, for samples and tests. */
  readonly exampleName: string;
  /** "a cleaning company": completes "We are …". */
  readonly who: string;
  /** What work is counted and charged by. */
  readonly units: string;
  /** Some days of a week, as an owner jots them down. */
  readonly weekExample: string;
  /** What a new hire can do alone after a month. */
  readonly soloJobExample: string;
  /** Photos somebody has of the job they just finished. */
  readonly photosExample: string;
  /** What a page about its typical job has to get right. */
  readonly pageFactsExample: string;
  /** What an ad offers for the role of the examples, where that is no rate per hour. */
  readonly payExample?: string;
  /** Fees, deposits and notice that are common in the trade. */
  readonly termsExample: string;
  /** What it charges to come out; 0 where nobody does. */
  readonly visitFeeExample: number;
  readonly priceDrivers: string;
  readonly busy: string;
  readonly emergencies: string;
  readonly tools: string;
  readonly worries: string;
  /** Words only this trade uses: its prompts contain each of them, those of other trades none. */
  readonly signature: readonly string[];
};
