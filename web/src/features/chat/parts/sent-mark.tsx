import Check from '@lucide/icons/icons/check';
import type { PlaceValues } from '#shared/domain/answer-parts/open-places.ts';
import type { DraftPart } from '#shared/domain/answer-parts/part.ts';
import { sentWords } from '#web/drafts/outgoing.ts';
import { formatDate } from '#web/locale.ts';
import { serverNow } from '#web/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { useChatActions } from '../chat-actions.ts';
import type { LocalTurn } from '../local-turn.ts';
import { changeDraft } from './draft-changes.ts';
import { RemindLater } from './remind-later.tsx';

/** The owner says that a draft went out, and can take it back. */
export const SentMark = ({
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
  const words = sentWords[part.channel];
  if (!actions || !words) return null;
  const {
    subject = null,
    body = null,
    sent_at: sentAt,
  } = turn.drafts?.find((one) => one.index === index) ?? {};
  const say = (sent: boolean) => {
    changeDraft(actions.conversation, turn.id, index, { subject, body, sent }).catch(() =>
      toast('That could not be saved. Try again.'),
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
      </span>
      <RemindLater turn={turn} part={part} index={index} values={values} />
      <button ref={ref} type="button" className="inline-button" onClick={() => say(false)}>
        Undo<span className="sr-only">: it was not {words.done.toLowerCase()}</span>
      </button>
    </span>
  );
};

const dayOf = (at: string) =>
  new Date(at).toDateString() === serverNow().toDateString()
    ? 'today'
    : formatDate(at, { month: 'short', day: 'numeric' });
