import { quotaOf } from '#functions/lib/items/quota-attributes.ts';
import { isAnswered } from '#functions/lib/items/turn-attempt-attributes.ts';
import type { AiFault } from '#local/openai/fault-proxy.ts';
import { createClient } from '#shared/api-client.ts';
import { endpoints } from '#shared/contract/index.ts';
import type { TurnState } from '#shared/domain/chat/turn-attempts.ts';
import { spoken } from '#test/support/answers/spoken.ts';
import type { App } from '#test/support/app.ts';
import { type Asker, freeAsker, type Question } from '#test/support/chat.ts';
import { stateOf } from '../../support/items/turn-item.ts';
import { concurrentCharges } from '../histories/concurrent-charges.ts';
import { faultyFetch, type NetworkFault } from './network.ts';

/**
 * The factor by which waits of a second and more are shortened while questions are asked; all timeouts keep their
 * proportion.
 */
export const faster = 20;

const content =
  'Call them **today** and ask: "Did we miss something?" Then wait a week. 😀 Write the day down before you put the phone away.';
const reply = spoken(content);
/** The number of pieces of the provider's response. */
export const pieces = Math.ceil(reply.length / 14) + 1;

const clients = new Map<string, ReturnType<typeof createClient>>();
/** Replaces the page's client: each question uses a network of its own. */
export const api = {
  chat: {
    ask: (question: Question, options: object) =>
      clients.get(question.message_id)?.chat.ask(question, options),
  },
};

/** The result of a question: on the page, in the table, and in the quota. */
type After = {
  outcome: { content: string } | { failed: string };
  state: TurnState | undefined;
  stored: string | undefined;
  charged: number;
};

/** Whether the question is charged exactly when it is stored, and the page shows the stored answer. */
export const isHonest = ({ outcome, state, stored, charged }: After) =>
  charged === (state === 'answered' ? 1 : 0) &&
  (!('content' in outcome) || outcome.content === stored);

type Asked = { who: string; ada: Asker; question: Question; nth: number };

/** Owners who ask until they have an answer, like the page does, with timers that can be shortened. */
export const startOwners = async (app: App) => {
  const { storedTurn } = await import('#functions/chat/turns/turn-item.ts');
  const realTimeout = globalThis.setTimeout;
  let isFast = false;
  const shorter = ((run: () => void, ms = 0, ...rest: never[]) =>
    realTimeout(run, isFast && ms >= 1000 ? ms / faster : ms, ...rest)) as typeof setTimeout;
  globalThis.setTimeout = Object.assign(shorter, realTimeout);

  const outcomeFor = async ({ sub }: Asker, { chat_id, message_id }: Question) => {
    const pk = `USER#${sub}`;
    const turn = await app.table.row(pk, `TURN#${chat_id}#${message_id}`);
    const quota = await app.table.row(pk, 'QUOTA');
    const stored = isAnswered(turn) ? storedTurn(turn).content : undefined;
    return { state: stateOf(turn), stored, charged: quotaOf(quota)?.total ?? 0 };
  };

  return {
    /** Sets the provider's faults per owner, and counts its calls. */
    startProvider: () => {
      const faults = new Map<string, (call: number) => AiFault | undefined>();
      const calls = new Map<string, number>();
      app.stack.openai.say(reply);
      app.stack.openai.inject((request) => {
        const who = /This is (\w+)\./.exec(JSON.stringify(request.messages.at(-1)))?.[1] ?? '';
        const call = (calls.get(who) ?? 0) + 1;
        calls.set(who, call);
        return faults.get(who)?.(call);
      });
      return { faults, callsOf: (who: string) => calls.get(who) ?? 0 };
    },

    /** Asks like the page does, and reads the stored state once the server is done. */
    insist: async (
      ada: Asker,
      who: string,
      question: Question,
      network: (NetworkFault | undefined)[] = [],
    ): Promise<After> => {
      const { askUntilAnswered } = await import(
        '#web/features/chat/question/ask-until-answered.ts'
      );
      const token = await app.token(who);
      const fetch = faultyFetch([...network]);
      const baseUrl = app.stack.apiUrl;
      const client = createClient({ endpoints, baseUrl, token: async () => token, fetch });
      clients.set(question.message_id, client);
      const nothing = () => {};
      const outcome = await askUntilAnswered(question, {
        signal: new AbortController().signal,
        onTry: nothing,
        onStart: nothing,
        onPart: nothing,
        onCalculations: nothing,
      }).then(
        (answer) => ({ content: answer.turn.content }),
        (error: Error & { code?: string }) => ({ failed: error.code ?? error.name }),
      );
      // The page may have given up while the server still releases the charge.
      let state = await outcomeFor(ada, question);
      for (let rounds = 0; rounds < 1_500; rounds++) {
        if (state.state !== 'answering' && state.charged === (state.state === 'answered' ? 1 : 0))
          break;
        await new Promise((resolve) => realTimeout(resolve, 20));
        state = await outcomeFor(ada, question);
      }
      return { outcome, ...state };
    },

    /** Runs a question of a separate owner for each item, with shortened timers. */
    forEach: async <T>(
      items: readonly T[],
      at: string,
      run: (item: T, asked: Asked) => Promise<void>,
    ) => {
      const askers: Asked[] = [];
      await concurrentCharges(items, 4, async (_, nth) => {
        const who = `${at}${nth}`;
        const ada = await freeAsker(app, who);
        const question = ada.question({ text: `How do I follow up on a quote? This is ${who}.` });
        askers[nth] = { who, ada, question, nth };
      });
      isFast = true;
      await concurrentCharges(items, 6, (item, nth) => run(item, askers[nth] as Asked));
      isFast = false;
    },

    [Symbol.asyncDispose]: () => {
      globalThis.setTimeout = realTimeout;
      return app[Symbol.asyncDispose]();
    },
  };
};
export type Owners = Awaited<ReturnType<typeof startOwners>>;
