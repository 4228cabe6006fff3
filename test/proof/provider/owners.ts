import { isAnswered, quotaOf } from '#functions/tables/codec.ts';
import type { AiFault } from '#infra/local/openai/fault-proxy.ts';
import { createClient } from '#shared/client.ts';
import { endpoints } from '#shared/contract/index.ts';
import type { TurnState } from '#shared/domain/turns.ts';
import type { App } from '#test/support/app.ts';
import { type Asker, freeAsker, type Question } from '#test/support/chat.ts';
import { spoken } from '#test/support/spoken.ts';
import { stateOf } from '../../support/stored.ts';
import { concurrentCharges } from '../histories/concurrent-charges.ts';
import { faultyFetch, type NetworkFault } from './network.ts';

/** Waits of a second and more pass so many times faster while questions are asked; all time-outs stay in proportion. */
export const faster = 20;

const content =
  'Call them **today** and ask: "Did we miss something?" Then wait a week. 😀 Write the day down before you put the phone away.';
const reply = spoken(content);
/** How many pieces the provider's answer comes in. */
export const pieces = Math.ceil(reply.length / 14) + 1;

const clients = new Map<string, ReturnType<typeof createClient>>();
/** What the page takes for its connection to us: each question goes over a network of its own. */
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

/** Charged if and only if it is stored, and what the page shows is what is stored. */
export const isHonest = ({ outcome, state, stored, charged }: After) =>
  charged === (state === 'answered' ? 1 : 0) &&
  (!('content' in outcome) || outcome.content === stored);

type Asked = { who: string; ada: Asker; question: Question; nth: number };

/** Owners who ask until they have an answer, as the page does, with timers that can be made faster. */
export const startOwners = async (app: App) => {
  const { storedTurn } = await import('#functions/tables/turn-item.ts');
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
    /** The provider's faults by whose question it is, and its calls. */
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

    /** Asks as the page does, and looks at what is left behind once the server is done with it. */
    insist: async (
      ada: Asker,
      who: string,
      question: Question,
      network: (NetworkFault | undefined)[] = [],
    ): Promise<After> => {
      const { askUntilAnswered } = await import('#web/features/chat/ask.ts');
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
        onSums: nothing,
      }).then(
        (answer) => ({ content: answer.turn.content }),
        (error: Error & { code?: string }) => ({ failed: error.code ?? error.name }),
      );
      // The page may have given up while the server still gives back.
      let state = await outcomeFor(ada, question);
      for (let rounds = 0; rounds < 1_500; rounds++) {
        if (state.state !== 'answering' && state.charged === (state.state === 'answered' ? 1 : 0))
          break;
        await new Promise((resolve) => realTimeout(resolve, 20));
        state = await outcomeFor(ada, question);
      }
      return { outcome, ...state };
    },

    /** An owner with a question of their own for each of these, and the clocks faster while they ask. */
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
