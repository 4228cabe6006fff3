import { answerAsPlainText } from '#shared/domain/chat/answer-parts/answer-as-plain-text.ts';
import { applyDraftEdits } from '#shared/domain/chat/answer-parts/drafts/apply-draft-edits.ts';
import { fillDraft } from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import type { MaskedDetail } from '#shared/domain/chat/masking/masked-details.ts';
import { formatLocalDate } from '#shared/domain/lib/format-local-date.ts';
import { accountQuery } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { pageLocale } from '#web/core/page-locale.ts';
import { queryClient } from '#web/core/query-client.ts';
import { toast } from '#web/core/toast.tsx';
import { openPlacesOf, valuesFor } from '#web/features/drafts/open-place-values.ts';
import { senderOf } from '#web/features/drafts/sender-of-business.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';
import { detailsOf } from '../masked-details-on-device.ts';
import { reportDraftUse } from './report-draft-use.ts';
import { stepDueDateOfTurn } from './step-due-date-of-turn.ts';

/** Puts an answer of a conversation on the clipboard: as plain text, and formatted for a program that takes that. */
export const copyWholeAnswer = async (
  turn: LocalTurn,
  button: Element,
  chat: string | undefined,
) => {
  const text = wordsOf(turn, chat ? detailsOf(chat) : []);
  if (chat && turn.parts.some(({ kind }) => kind === 'draft')) reportDraftUse(chat, turn.id);
  try {
    if (typeof ClipboardItem === 'function' && typeof navigator.clipboard.write === 'function') {
      const item = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
      await navigator.clipboard.write([
        new ClipboardItem({
          ...item('text/plain', text),
          ...item('text/html', shownHtml(button)),
        }),
      ]);
    } else await navigator.clipboard.writeText(text);
    toast('Copied');
  } catch {
    toast('Your browser blocked copying');
  }
};

/** The words of an answer as they stand on the page: own words, filled places, days. */
const wordsOf = (turn: LocalTurn, details: readonly MaskedDetail[]) => {
  const view = queryClient.getQueryData(accountQuery.queryKey);
  const business = view && activeBusiness(view);
  const parts = applyDraftEdits(turn.parts, turn.drafts);
  const { values, local } = openPlacesOf(parts, senderOf(business), turn.places, details);
  const filled = parts.map((part) =>
    part.kind === 'draft' ? fillDraft(part, valuesFor(part, values, local)) : part,
  );
  const due = stepDueDateOfTurn(turn, business);
  return answerAsPlainText(filled, (days) => formatLocalDate(due(days), pageLocale()));
};

/** The answer as it stands on the page, without its actions. */
const shownHtml = (button: Element) => {
  const body = button.closest('.message-body')?.cloneNode(true) as Element | undefined;
  const added =
    '.calculation-card, .estimates, .estimate > .sr-only, .message-actions, .last-turn-actions, .cut-notice, .noted';
  for (const part of body?.querySelectorAll(`${added}, [data-control]`) ?? []) part.remove();
  for (const one of body?.querySelectorAll('button') ?? []) one.replaceWith(one.textContent ?? '');
  return body?.innerHTML ?? '';
};
