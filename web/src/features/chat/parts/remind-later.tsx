import Check from '@lucide/icons/icons/check';
import { ulid } from 'ulid';
import type { Business } from '#shared/domain/account/business.ts';
import {
  fillDraft,
  type PlaceValues,
} from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';
import {
  findTaskOfSource,
  reminderDays,
  reminderFromDraft,
} from '#shared/domain/week/tasks-from-sources.ts';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { localTodayOf } from '#web/features/week/business-today.ts';
import { addTasksOffline } from '#web/features/week/pending/pending-changes-queue.ts';
import { useTasks } from '#web/features/week/use-tasks.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useChatActions } from '../conversation/chat-actions-context.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';

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
  if (findTaskOfSource(tasks, { kind: 'draft', ...source }))
    return (
      <span className="sent-mark">
        <Icon icon={Check} />
        Reminder set
      </span>
    );
  const remind = () => {
    const { channel, title, subject, body } = fillDraft(part, values);
    const draft = { channel, title, subject, body };
    const { today } = localTodayOf(business);
    addTasksOffline(business.id, [
      reminderFromDraft(draft, { ...source, helper_id }, today, ulid()),
    ]);
  };
  return (
    <button type="button" className="inline-button" onClick={remind}>
      Remind me in {reminderDays} days
    </button>
  );
};
