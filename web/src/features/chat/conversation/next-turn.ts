import { nextId } from '#web/core/next-id.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { type LocalTurn, newTurn, toUnsentQuestion, type UnsentQuestion } from './local-turn.ts';
import { visibleTurns } from './visible-turns.ts';

/** The turn of a new question, and the turns that stay before it. */
export const questionAfter = (turns: readonly LocalTurn[], draft: UnsentQuestion) => {
  const now = serverNow();
  const { replaces, remaining } = replacementIn(turns, draft);
  const text = draft.text.trim();
  return { turn: newTurn(nextId(turns), { ...draft, text, replaces }, now), remaining };
};

/** The turn that asks for the rest of an answer, or nothing unless that answer is the last one and was cut. */
export const continuationOf = (turns: readonly LocalTurn[], id: string): LocalTurn | undefined => {
  const cut = visibleTurns(turns).at(-1);
  if (cut?.id !== id || cut.cut !== 'continue') return undefined;
  const now = serverNow();
  const turn = newTurn(nextId(turns), { ...toUnsentQuestion(cut), replaces: id }, now);
  return { ...turn, content: cut.content, parts: cut.parts, continues: true };
};

/** The turn a new question replaces, and the turns that stay before it. */
const replacementIn = (turns: readonly LocalTurn[], draft: UnsentQuestion) => {
  // A question without an answer may not be stored, so the new one replaces what that question was to replace.
  const target = turns.find(({ id }) => id === draft.replaces);
  const root = target?.state === 'answered' ? null : target?.replaces;
  const dropsTarget = target?.state === 'failed' || Boolean(root);
  return {
    replaces: root ?? draft.replaces ?? null,
    remaining: turns.filter((one) => !dropsTarget || one !== target),
  };
};
