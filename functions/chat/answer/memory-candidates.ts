import type { Fact } from '#shared/domain/chat/chat.ts';
import { numbersIn, ownWords, typedFacts } from '#shared/domain/chat/prompt/typed-inputs.ts';
import type { KeptNumberId } from '#shared/domain/numbers/business-numbers.ts';
import type { FoundPrompt } from '../prompt/found-prompt.ts';
import type { StoredTurn } from '../turns/turn-item.ts';

/** What can be learned from what the owner typed. */
export type MemoryCandidates = {
  /** A fact of the answer counts only if it quotes these. */
  ownWords: readonly string[];
  /** Facts typed into blanks of a prompt. */
  facts: readonly Fact[];
  /** Numbers of the business typed into blanks of a prompt. */
  numbers: readonly { id: KeptNumberId; value: string }[];
};

export const noMemoryCandidates: MemoryCandidates = { ownWords: [], facts: [], numbers: [] };

/** What can be learned from a message and the prompt filled in with it. Blanks of a prompt that is only answered again were kept before. */
export const memoryCandidatesFrom = (
  text: string,
  { prompt, isNew }: { prompt: StoredTurn['prompt']; isNew: boolean },
  found: FoundPrompt | undefined,
  known: Parameters<typeof typedFacts>[2],
): MemoryCandidates => {
  if (!prompt || !found) return { ...noMemoryCandidates, ownWords: [text] };
  const { content, additionalInputs: definitions } = found;
  return {
    ownWords: [text, ...ownWords(prompt, content, definitions)],
    facts: isNew ? typedFacts(prompt, definitions, known) : [],
    numbers: isNew ? numbersIn(prompt, found) : [],
  };
};

/** The answer with the facts that the owner typed into blanks. */
export const withTyped = <A extends { facts: Fact[] }>(
  answer: A,
  { learnable }: { learnable: MemoryCandidates },
): A => ({ ...answer, facts: [...answer.facts, ...learnable.facts] });
