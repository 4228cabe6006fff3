import { fillDraft } from '#shared/domain/chat/answer-parts/open-places.ts';
import { withOwnWords } from '#shared/domain/chat/answer-parts/own-words.ts';
import { plainTextOfAnswer } from '#shared/domain/chat/answer-parts/plain-text.ts';
import { formatDate } from '#shared/domain/chat/answer-parts/step-dates.ts';
import type { MaskedDetail } from '#shared/domain/chat/masking/masked-details.ts';
import { accountQuery, activeBusiness } from '#web/core/account.ts';
import { pageLocale } from '#web/core/locale.ts';
import { queryClient } from '#web/core/query-client.ts';
import { toast } from '#web/core/toast.tsx';
import { placesOf } from '#web/features/drafts/places.ts';
import { senderOf } from '#web/features/drafts/sender.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';
import { detailsOf } from '../device-details.ts';
import { dueOf } from './step-due.ts';

/** Puts an answer of a conversation on the clipboard: as plain text, and formatted for a program that takes that. */
export const copyWholeAnswer = async (
  turn: LocalTurn,
  button: Element,
  chat: string | undefined,
) => {
  const text = wordsOf(turn, chat ? detailsOf(chat) : []);
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
  const parts = withOwnWords(turn.parts, turn.drafts);
  const { values } = placesOf(parts, senderOf(business), turn.places, details);
  const filled = parts.map((part) => (part.kind === 'draft' ? fillDraft(part, values) : part));
  const due = dueOf(turn, business);
  return plainTextOfAnswer(filled, (days) => formatDate(due(days), pageLocale()));
};

/** The answer as it stands on the page, without its actions. */
const shownHtml = (button: Element) => {
  const body = button.closest('.message-body')?.cloneNode(true) as Element | undefined;
  const added =
    '.sum-card, .estimates, .estimate > .sr-only, .message-actions, .last-turn-actions, .cut-notice, .noted';
  for (const part of body?.querySelectorAll(`${added}, [data-control]`) ?? []) part.remove();
  for (const one of body?.querySelectorAll('button') ?? []) one.replaceWith(one.textContent ?? '');
  return body?.innerHTML ?? '';
};
