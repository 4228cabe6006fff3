import { type DangerId, stepsBack } from '#shared/domain/chat/safety/dangers.ts';
import type { ConversationStore } from './conversation-state.ts';
import { toUnsentQuestion, type UnsentQuestion, withChange } from './local-turn.ts';
import { visibleTurns } from './visible-turns.ts';

/** Says that a danger which the words of a question name is none; where the helper has stepped back for it, asks again. */
export const createSetDangerAside =
  ({ get, set }: Pick<ConversationStore, 'get' | 'set'>, ask: (draft: UnsentQuestion) => boolean) =>
  (id: string, danger: DangerId) => {
    const turn = get().turns.find((one) => one.id === id);
    if (!turn) return;
    const setAside = [...(turn.setAside ?? []), danger];
    const isLast = visibleTurns(get().turns).at(-1) === turn;
    set({ turns: withChange(get().turns, id, { setAside }) });
    if (stepsBack([danger]) && isLast && turn.state === 'answered')
      ask({ ...toUnsentQuestion(turn), setAside, photo: null, replaces: id });
  };
