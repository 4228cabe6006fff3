import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import type { Deliverables } from '#shared/domain/chat/answer-parts/declared-deliverables.ts';
import type { FilledPrompt } from '#shared/domain/chat/turn-schemas.ts';
import type { CalculationKind } from '#shared/domain/numbers/calculators/index.ts';

/** The fields of a prompt that an answer needs. */
export type FoundPrompt = {
  title: string;
  content: string;
  additionalInputs: readonly PromptInput[];
  /** What works out its sums, the main one first. */
  calculators?: readonly CalculationKind[] | undefined;
  /** What its answer hands over. */
  deliverables?: Deliverables | undefined;
  /** Which of its texts this is, see `versionOf`. */
  version: string;
  /** The name of its subcategory, after whose prompts a follow-up is offered; null for a quick-start. */
  subcategory: string | null;
  /** Rules for the end of the prompt. */
  rules?: string;
  /** What takes its place after what was filled in, in a country (ISO 3166 alpha-2); undefined where it stays. */
  insteadFor?: (filled: FilledPrompt, country: string) => FoundPrompt | undefined;
};
