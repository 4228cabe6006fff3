import Check from '@lucide/icons/icons/check';
import { ulid } from 'ulid';
import { fillDraft, type PlaceValues } from '#shared/domain/answer-parts/open-places.ts';
import type { DraftPart } from '#shared/domain/answer-parts/part.ts';
import type { Business } from '#shared/domain/business.ts';
import { reminderDays, reminderFromDraft, taskFrom } from '#shared/domain/task-sources.ts';
import { activeBusiness, useAccount } from '#web/account.ts';
import { Icon } from '#web/ui/icon.tsx';
import { addTasks } from '#web/week/send-unsent.ts';
import { hereOf, useTasks } from '#web/week/use-tasks.ts';
import { useChatActions } from '../chat-actions.ts';
import type { LocalTurn } from '../local-turn.ts';

type Props = { turn: LocalTurn; part: DraftPart; index: number; values: PlaceValues };

/** Takes a draft that went out into the week, to ask for an answer; says so where that is done. */
export const RemindLater = ({ turn, part, index, values }: Props) => {
  const place = useChatActions()?.conversation.place;
  const business = activeBusiness(useAccount());
  if (!place || !business || business.id !== place.businessId) return null;
  const source = { chat_id: place.conversationId, message_id: turn.id, part: index };
  return <Remind business={business} source={source} part={part} values={values} />;
};

type RemindProps = Pick<Props, 'part' | 'values'> & {
  business: Business;
  source: { chat_id: string; message_id: string; part: number };
};

const Remind = ({ business, source, part, values }: RemindProps) => {
  const { tasks } = useTasks(business);
  const helper_id = useChatActions()?.conversation.place.helperId ?? null;
  if (!tasks) return null;
  if (taskFrom(tasks, { kind: 'draft', ...source }))
    return (
      <span className="sent-mark">
        <Icon icon={Check} />
        In your week
      </span>
    );
  const remind = () => {
    const { channel, title, subject, body } = fillDraft(part, values);
    const draft = { channel, title, subject, body };
    const { today } = hereOf(business);
    addTasks(business.id, [reminderFromDraft(draft, { ...source, helper_id }, today, ulid())]);
  };
  return (
    <button type="button" className="inline-button" onClick={remind}>
      Remind me in {reminderDays} days
    </button>
  );
};
