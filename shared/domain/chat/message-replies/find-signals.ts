/** What is looked for in a message before its kind is guessed. */

import { normalizeMessageText } from './normalize-message-text.ts';
import { priceSignals } from './signals/price.ts';
import { smallWordSignals } from './signals/pronouns-and-small-words.ts';
import { reviewSignals } from './signals/review.ts';
import { undecidedSignals } from './signals/undecided.ts';
import { unpaidSignals } from './signals/unpaid.ts';
import { urgentSignals } from './signals/urgent.ts';
import { workComplaintSignals } from './signals/work-complaint.ts';

const patterns = {
  ...reviewSignals,
  ...priceSignals,
  ...undecidedSignals,
  ...unpaidSignals,
  ...workComplaintSignals,
  ...urgentSignals,
  ...smallWordSignals,
};
export type SignalId = keyof typeof patterns;

/** Every signal, in the order of the table of weights. */
export const signalIds = Object.keys(patterns) as SignalId[];

const search = signalIds.map((id) => [id, new RegExp(patterns[id].source, 'gu')] as const);

/** The signals found in a message with their strength: 1 for one phrase, up to 2.05 for four different ones. */
export const findSignals = (text: string): Map<SignalId, number> => {
  const words = normalizeMessageText(text);
  const found = new Map<SignalId, number>();
  for (const [id, pattern] of search) {
    const different = new Set([...words.matchAll(pattern)].map(([phrase]) => phrase)).size;
    if (different > 0) found.set(id, 1 + Math.min(different - 1, 3) * 0.35);
  }
  return found;
};
