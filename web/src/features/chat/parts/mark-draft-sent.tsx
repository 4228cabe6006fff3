import Check from '@lucide/icons/icons/check';
import { Suspense } from 'react';
import type { PlaceValues } from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';
import { followsUpQuote } from '#shared/domain/results/quote-rules.ts';
import { formatDate } from '#web/core/dates/format-date.ts';
import { lazyPart } from '#web/core/lazy-part.ts';
import { WhoDidIt } from '#web/core/people/who-did-it.tsx';
import { serverNow } from '#web/core/server-clock.ts';
import { toast } from '#web/core/toast.tsx';
import { markSentLabels } from '#web/features/drafts/mark-sent-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { useChatActions } from '../conversation/chat-actions-context.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';
import { RemindLater } from './remind-later.tsx';
import { changeDraft } from './save-draft-changes.ts';

// Few drafts follow up on a quote; nothing waits for it.
const SentQuote = lazyPart(
  async () => (await import('#web/features/results/quote-outcome-questions.tsx')).SentQuoteQuestion,
);

/** The owner says that a draft went out, and can take it back. */
export const MarkDraftSent = ({
  turn,
  part,
  index,
  values,
}: {
  turn: LocalTurn;
  part: DraftPart;
  index: number;
  /** What is in its places. */
  values: PlaceValues;
}) => {
  const actions = useChatActions();
  // The pressed button gives way to the other one.
  const { ref, refocus } = useRefocus<HTMLButtonElement>();
  const words = markSentLabels[part.channel];
  if (!actions || !words) return null;
  const {
    subject = null,
    body = null,
    sent_at: sentAt,
    sent_by: sentBy,
  } = turn.drafts?.find((one) => one.index === index) ?? {};
  const say = (sent: boolean) => {
    changeDraft(actions.conversation, turn.id, index, { subject, body, sent }).catch(() =>
      toast('Couldn’t save that. Try again.'),
    );
    refocus();
  };
  if (!sentAt)
    return (
      <Button ref={ref} variant="quiet" className="draft-sent" onClick={() => say(true)}>
        <Icon icon={Check} />
        {words.ask}
      </Button>
    );
  return (
    <span className="draft-sent">
      <span className="sent-mark">
        <Icon icon={Check} />
        {words.done} {dayOf(sentAt)}
        <WhoDidIt by={sentBy} />
      </span>
      <RemindLater turn={turn} part={part} index={index} values={values} />
      <button ref={ref} type="button" className="inline-button" onClick={() => say(false)}>
        Undo<span className="sr-only">: mark as not {words.done.toLowerCase()}</span>
      </button>
      {followsUpQuote(turn.prompt?.id) && (
        <Suspense>
          <SentQuote businessId={actions.conversation.place.businessId} id={turn.id} />
        </Suspense>
      )}
    </span>
  );
};

const dayOf = (at: string) =>
  new Date(at).toDateString() === serverNow().toDateString()
    ? 'today'
    : formatDate(at, { month: 'short', day: 'numeric' });
