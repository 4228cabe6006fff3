import type { HelperId } from '../../catalogue/helper-ids.ts';
import type { Part } from '../answer-parts/part.ts';
import type { ReadAnswer } from '../answer-parts/parts-reader.ts';
import type { ProposedFact } from '../answer-parts/proposed-calculations-and-facts.ts';

/** An answer as it came, before anything of it was repaired or left out. */
export type CheckedAnswer = Readonly<{
  parts: readonly Part[];
  /** Whether it kept to the schema. */
  form: ReadAnswer['form'];
  /** How the provider says it ended: `stop`, `length`, `content_filter`, `refusal`, or what a compatible server says. */
  finish: string;
  /** The facts it proposes to remember, also those that the product would refuse. */
  facts: readonly ProposedFact[];
  decisions: readonly string[];
  /** The helper the assistant names; null for none, undefined in the answer of a helper. */
  suggestedHelper?: HelperId | null | undefined;
}>;
