import { createTask } from '#shared/domain/week/task-changes.ts';
import type { NewTask, Task } from '#shared/domain/week/task-schemas.ts';

export const businessId = '5f0c3c1e-9f3f-4b7a-8a8e-1d2f3a4b5c6d';
/** A chat and one of its messages. */
export const someTurn = {
  chat_id: '0b8f3b0e-7c43-4f0e-9a51-9f1f5a0c2d11',
  message_id: '01KAXB5Y0ZQ8T2S7V9W4M3N6PD',
  part: 2,
};

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns the same sortable id for the same number. */
export const ulidOf = (at: number) =>
  `01KAXB5Y0Z${[...String(at).padStart(16, '0')].map((digit) => alphabet[Number(digit)]).join('')}`;

/** The input of the owner's own new task, due on Tuesday, November 24, unless `more` overrides it. */
export const asked = (more: Partial<NewTask> = {}): NewTask => ({
  id: ulidOf(1),
  title: 'Call Mr. Okafor about the move-out quote',
  detail: '',
  minutes: 10,
  who: null,
  due: '2026-11-24',
  helper_id: null,
  source: { kind: 'own' },
  draft: null,
  ...more,
});

/** A stored task, created on Friday, November 20. */
export const taskOf = (more: Partial<Task> = {}): Task => ({
  ...createTask(asked(), businessId, new Date('2026-11-20T15:00:00Z')),
  ...more,
});
