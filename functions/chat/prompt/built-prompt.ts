import type { Deliverables } from '#shared/domain/chat/answer-parts/declared-deliverables.ts';
import type { ConversationGoal } from '#shared/domain/chat/prompt/conversation-goal.ts';
import type { Fact } from '#shared/domain/chat/turn-schemas.ts';
import type { KeptNumberId } from '#shared/domain/numbers/kept-and-case-number-definitions.ts';
import type { MoneyPrompt } from '#shared/domain/numbers/money-prompt.ts';
import type { ProviderRequest } from '../../lib/openai/ask-provider.ts';
import type { QuestionCalculations } from '../answer/question-calculations.ts';
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

/** The request to the provider, and how the question is shown and stored. */
export type BuiltPrompt = {
  request: ProviderRequest;
  /** The codes of the conversation's blocks, which no answer may show. */
  codes: readonly string[];
  /** Marks the blocks of a text with the code of this question. */
  coded: (text: string) => string;
  /** The question as it was sent, without day and codes, when it is more than the owner's text. */
  sent: string | undefined;
  /** What the answer has to hand over: the deliverables of its prompt. */
  deliverables: Deliverables;
  /** The sums of the question; null for the general assistant. */
  sums: QuestionCalculations | null;
  /** The numbers that the helper was told of the business. */
  given: MoneyPrompt['given'];
  shownText: string;
  prompt: StoredTurn['prompt'];
  /** Which text of the prompt was sent. */
  promptVersion: string | undefined;
  /** The subcategory that the prompt belongs to, for the follow-up. */
  subcategory: string | null;
  goal: ConversationGoal;
  /** What can be learned from what the owner typed. */
  learnable: MemoryCandidates;
};
