/** What of an answer's proposals may be remembered: only what the owner said themselves, and nothing of other people's private life. */
import {
  acceptProposedFacts,
  type ProposedFact,
} from '../chat/answer-parts/proposed-calculations-and-facts.ts';
import { fieldsOf, listOf } from '../chat/answer-parts/read-unchecked-values.ts';
import { acceptDecisions, acceptFacts } from './accept-memory-entries.ts';
import { comparableText } from './comparable-text.ts';
import { containsWords, followsFromQuote } from './compare-with-quote.ts';
import { mentionsPrivateLife } from './mentions-private-life.ts';
import { isBinding } from './negating-and-binding-words.ts';
import { ownSentences, sentencesOf } from './own-sentences.ts';

/**
 * The proposed facts that may be kept: their quote is in what the owner typed, their value follows from it, and they
 * pass the rules of the memory. `typed` is without sentences of the product and without blanks for pasted texts; what
 * was pasted into a message is left out here.
 */
export const quotedFacts = (
  facts: readonly ProposedFact[],
  typed: readonly string[],
): ProposedFact[] => {
  const said = typed.map((text) => comparableText(ownSentences(text)));
  return facts.flatMap(({ key, value, quote }) => {
    const words = comparableText(quote);
    const isSaid =
      said.some((text) => containsWords(words, text)) && followsFromQuote(value, quote);
    const isOrder = isBinding(key) && !followsFromQuote(key, quote);
    if (!isSaid || isOrder || mentionsPrivateLife(`${key}\n${value}\n${quote}`)) return [];
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
    (decision) =>
      !mentionsPrivateLife(decision) &&
      said.some((sentence) => followsFromQuote(decision, sentence)),
  );
};
