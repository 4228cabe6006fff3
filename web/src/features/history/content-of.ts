import { withOwnWords } from '#shared/domain/chat/answer-parts/drafts/own-words.ts';
import { markdownOf } from '#shared/domain/chat/answer-parts/markdown.ts';
import { dueDate, formatDate } from '#shared/domain/chat/answer-parts/step-dates.ts';
import type { Turn } from '#shared/domain/chat/chat.ts';
import { pageLocale } from '#web/core/locale.ts';

/** An answer as Markdown to print or keep: with the owner's words in its drafts, and a day for every step. */
export const contentOf = (turn: Turn): string => {
  const parts = withOwnWords(turn.parts, turn.drafts);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const from = new Date(turn.answered_at);
  return markdownOf(parts, (days) => formatDate(dueDate(from, timeZone, days), pageLocale()));
};
