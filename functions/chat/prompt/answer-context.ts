import type { MemoryEntry } from '#shared/domain/chat.ts';
import type { Entitlement } from '#shared/domain/entitlement.ts';
import type { Task } from '#shared/domain/tasks.ts';
import type { ContextItems } from '../tables/context-table.ts';
import type { StoredTurn } from '../tables/turn-item.ts';

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
  /** The turn that the question replaces: regenerated, or asked with an edited text. */
  replacedTurn: StoredTurn | undefined;
};
