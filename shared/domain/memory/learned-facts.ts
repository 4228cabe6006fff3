import { acceptProposedFacts, type ProposedFact } from '../chat/answer-parts/proposals.ts';
import { quotedFacts } from '../chat/answer-parts/quoted-facts.ts';
import { fieldsOf, listOf } from '../chat/answer-parts/values.ts';
import { acceptFacts } from './memory.ts';

/** The facts of an answer that may be remembered: within the rules of the memory, and said by the owner in `typed`. */
export const learnedFacts = (answer: unknown, typed: readonly string[]): ProposedFact[] => {
  // Checked before anything is shortened: half a fact is none.
  const whole = listOf(fieldsOf(answer).facts).filter((fact) => acceptFacts([fact]).length);
  return quotedFacts(acceptProposedFacts({ facts: whole }), typed);
};
