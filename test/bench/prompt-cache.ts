import { cachedShare, knownOwner, meter, tenTurns } from '../support/answers/ten-turns.ts';
import { startApp } from '../support/app.ts';
import type { Asker } from '../support/chat.ts';
import type { Table } from './report.ts';

/** List prices of the default model in US dollars per million tokens (November 2026); kept here only. */
const prices = { input: 0.75, cached: 0.075 } as const;

/** The owner corrects a fact before every third turn. */
const correct = async (owner: Asker, turn: number) => {
  if (turn % 3) return;
  const place = { business_id: owner.businessId };
  const { items } = await owner.api.memory.list(place);
  await owner.api.memory.update({ ...place, id: String(items[0]?.id), text: `corrected ${turn}` });
};

type Turns = Awaited<ReturnType<typeof tenTurns>>;

/**
 * Measures the share of a conversation of ten turns that the provider's prompt cache covers, from the recorded
 * requests.
 */
export const promptCache = async (): Promise<Table> => {
  await using app = await startApp();
  const count = meter();
  const first = await tenTurns(app, await knownOwner(app, 'ada'), count);
  const warm = await tenTurns(app, await knownOwner(app, 'bob'), count);
  const changing = await tenTurns(app, await knownOwner(app, 'cleo'), count, correct);
  const cold = first.map(({ tokens }) => ({ tokens, cached: 0 }));
  return {
    title: 'Prompt tokens of ten turns that come from the cache',
    note: 'Counted with the tokens of the model (the same on every machine) from the requests that the provider’s stand-in recorded, as the provider’s cache counts: common beginnings of at least 1,024 tokens, in steps of 128. The floor is the share to reach. A cold conversation is one whose questions are so far apart that nothing is cached.',
    rows: [
      rowOf('warm, memory unchanged', warm, 'at least 80 %'),
      rowOf('warm, memory corrected every third turn', changing),
      rowOf('the first one after a quiet time', first),
      rowOf('cold', cold),
    ],
  };
};

const rowOf = (what: string, turns: Turns, floor?: string) => {
  const { tokens, cached, share } = cachedShare(turns);
  const dollars = ((tokens - cached) * prices.input + cached * prices.cached) / 1_000_000;
  const ours = `${Math.round(share * 100)} % of ${tokens.toLocaleString('en')}, $${dollars.toFixed(4)}`;
  return { what, ours, ...(floor && { floor }) };
};
