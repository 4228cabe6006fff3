import { kits } from '../../shared/catalogue/kits/index.ts';
import type { Prompt } from '../../shared/catalogue/schema.ts';
import { findShippedPrompt } from '../../shared/starter-prompts/find-shipped-prompt.ts';

type CasePrompt = Pick<
  Prompt,
  | 'id'
  | 'title'
  | 'content'
  | 'additionalInputs'
  | 'calculators'
  | 'deliverables'
  | 'defaultSpecificOutcome'
>;

/** The prompt of a case as shipped: a starter prompt, or the kit that answers a message; undefined for an unknown id. */
export const findCasePrompt = (id: string): CasePrompt | undefined => {
  const kit = Object.values(kits).find((one) => one.id === id);
  if (!kit) return findShippedPrompt(id);
  return { ...kit, additionalInputs: [...kit.inputs], deliverables: [...kit.deliverables] };
};
