import type { MemoryEntry } from '#shared/domain/memory/memory-schemas.ts';
import type { BusinessMoney } from '#shared/domain/numbers/money-prompt.ts';
import type { Entitlement } from '#shared/domain/plan/entitlement.ts';
import type { BusinessResults } from '#shared/domain/results/result-counts-schemas.ts';
import type { Task } from '#shared/domain/week/task-schemas.ts';
import type { BookedCalendar } from '../../connections/calendar/booked-calendar-in-connection-item.ts';
import type { StoredTurn } from '../turns/turn-item.ts';
import type { ContextItems } from './account-and-conversation-table.ts';

/** What a question is answered with. */
export type AnswerContext = {
  entitlement: Entitlement;
  business: NonNullable<ContextItems['business']>;
  conversation: ContextItems['conversation'];
  /** The turns before the question, newest first. */
  earlierTurns: readonly StoredTurn[];
  memory: readonly MemoryEntry[];
  /** The tasks of the business; none for the general assistant. */
  tasks: readonly Task[];
  /** Its kept numbers and what its customers owe; none for the general assistant. */
  money: BusinessMoney;
  /** When it is booked, where a calendar is connected and in the plan; nothing of what it is booked with. */
  calendar?: BookedCalendar | undefined;
  /** What was counted of the business in this month; none for the general assistant. */
  results: readonly BusinessResults[];
  /** The turn that the question replaces: regenerated, or asked with an edited text. */
  replacedTurn: StoredTurn | undefined;
};
