import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import { withTaskLists } from '#shared/domain/chat/answer-parts/checkboxes-as-markdown-task-lists.ts';
import { applyDraftEdits } from '#shared/domain/chat/answer-parts/drafts/apply-draft-edits.ts';
import { dueDate } from '#shared/domain/chat/answer-parts/step-due-date.ts';
import type { Turn } from '#shared/domain/chat/turn-schemas.ts';
import { formatLocalDate } from '#shared/domain/lib/format-local-date.ts';
import { calculationMarkdown } from '#shared/domain/numbers/calculations/calculation-lines.ts';
import { pageLocale } from '#web/core/page-locale.ts';

/** An answer as Markdown to print or keep: the owner's words in its drafts, a day for every step, then its calculations. */
export const answerMarkdown = (turn: Turn): string => {
  const parts = applyDraftEdits(turn.parts, turn.drafts);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const from = new Date(turn.answered_at);
  const words = answerAsMarkdown(parts, (days) =>
    formatLocalDate(dueDate(from, timeZone, days), pageLocale()),
  );
  // What could not be worked out is of no use on paper.
  const sums = (turn.sums ?? [])
    .filter(({ missing }) => missing.length === 0)
    .map((sum) => calculationMarkdown(sum, pageLocale()));
  return [withTaskLists(words), ...sums].join('\n\n');
};
