/** What of an answer's proposals may be remembered: only what the owner said themselves, and nothing of other people's private life. */
import { acceptProposedFacts, type ProposedFact } from '../chat/answer-parts/answer-proposals.ts';
import { fieldsOf, listOf } from '../chat/answer-parts/read-values.ts';
import { asSaid, followsFrom, isBinding, standsIn } from './compare-with-said.ts';
import { acceptDecisions, acceptFacts } from './merge-memory.ts';
import { ownSentences, sentencesOf } from './own-sentences.ts';
import { isPrivate } from './private-life.ts';

/**
 * The proposed facts that may be kept: their quote is in what the owner typed, their value follows from it, and they
 * pass the rules of the memory. `typed` is without sentences of the product and without blanks for pasted texts; what
 * was pasted into a message is left out here.
 */
export const quotedFacts = (
  facts: readonly ProposedFact[],
  typed: readonly string[],
): ProposedFact[] => {
  const said = typed.map((text) => asSaid(ownSentences(text)));
  return facts.flatMap(({ key, value, quote }) => {
    const words = asSaid(quote);
    const isSaid = said.some((text) => standsIn(words, text)) && followsFrom(value, quote);
    const isOrder = isBinding(key) && !followsFrom(key, quote);
    if (!isSaid || isOrder || isPrivate(`${key}\n${value}\n${quote}`)) return [];
    return acceptFacts([{ key, value }]).map((fact) => ({ ...fact, quote }));
  });
};

/** The facts of an answer that may be remembered, said by the owner in `typed`. */
export const learnedFacts = (answer: unknown, typed: readonly string[]): ProposedFact[] => {
  // Checked before anything is shortened: half a fact is none.
  const whole = listOf(fieldsOf(answer).facts).filter((fact) => acceptFacts([fact]).length);
  return quotedFacts(acceptProposedFacts({ facts: whole }), typed);
};

/** The decisions of an answer that may be remembered: each follows from a sentence that the owner typed. */
export const learnedDecisions = (answer: unknown, typed: readonly string[]): string[] => {
  const said = typed.flatMap((text) => sentencesOf(ownSentences(text)));
  return acceptDecisions(fieldsOf(answer).decisions).filter(
    (decision) => !isPrivate(decision) && said.some((sentence) => followsFrom(decision, sentence)),
  );
};
