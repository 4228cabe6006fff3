import { setTimeout as sleep } from 'node:timers/promises';
import { isAnswered } from '#functions/lib/items/turn-attempt-attributes.ts';
import { spoken } from '../answers/spoken.ts';
import type { App } from '../app.ts';
import { type Asker, answerOf, type Question } from '../chat.ts';
import { stateOf } from '../items/turn-item.ts';

/** Longer than any lease. */
export const later = 200_000;

/** The real handler with a fake clock, so that a worker's lease can expire while it is still running. */
export const startWorkers = async (app: App) => {
  const { ask } = await import('#functions/chat/ask.ts');
  const { readQuota } = await import('#functions/plan/quota/quota-table.ts');
  const { releaseChargesOf } = await import('#functions/chat/release-charges.ts');
  const { storedTurn } = await import('#functions/chat/turns/turn-item.ts');
  let replies = 0;
  // Every call to the provider returns a different reply, so that two replies to one message can be told apart.
  app.stack.openai.say(() => spoken(`Reply ${++replies} to you`));
  const start = Date.now();
  const callerAt = (ada: Pick<Asker, 'sub'>, ms: number) =>
    ({ accountId: ada.sub, personId: ada.sub, now: new Date(start + ms), headers: {} }) as never;
  return {
    work: (ada: Pick<Asker, 'sub'>, question: Question, ms: number) =>
      ask(question as never, callerAt(ada, ms)),
    reap: (ada: Pick<Asker, 'sub'>, ms: number) => releaseChargesOf(ada.sub, new Date(start + ms)),
    state: async (ada: Pick<Asker, 'sub'>, { chat_id, message_id }: Question) => {
      const pk = `USER#${ada.sub}`;
      const turn = await app.table.row(pk, `TURN#${chat_id}#${message_id}`);
      const quota = await readQuota(ada.sub, { consistent: true });
      return {
        state: stateOf(turn),
        content: isAnswered(turn) ? storedTurn(turn).content : undefined,
        charges: [...(quota?.chargeIds ?? [])],
        total: quota?.total ?? 0,
      };
    },
  };
};
export type Workers = Awaited<ReturnType<typeof startWorkers>>;

/** The text of an answer, or the code of its problem. */
export const outcomeOf = (work: AsyncIterable<unknown>) =>
  answerOf(work as never).then(
    ({ turn }): string | { refused: string } => turn.content,
    (error: { code?: string }) => ({ refused: String(error.code) }),
  );

export const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await sleep(2);
};
