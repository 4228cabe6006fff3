import { createInterface } from 'node:readline';
import { spoken } from '#test/support/answers/spoken.ts';
import { type App, startApp } from '#test/support/app.ts';
import { type Asker, asker, seedChat } from '#test/support/chat.ts';

/**
 * The built product in a separate process, with owners who can ask and one long conversation: `node server.ts <owners>
 * <turns>`. Prints its addresses; responds to each input line with the size of the largest item; exits at the end of
 * its input.
 */
const [owners = 50, turns = 10_000] = process.argv.slice(2).map(Number);

export type Loaded = {
  api: string;
  site: string;
  askers: { token: string; businessId: string }[];
  long: { chat: string; token: string; businessId: string };
  short: { chat: string };
};

/** Text that hardly compresses. */
const noise = (length: number) =>
  Array.from({ length }, () =>
    String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000)),
  ).join('');

/** The size of an item in bytes, as DynamoDB counts it. */
const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (value instanceof Uint8Array) return value.length;
  if (value instanceof Set || Array.isArray(value))
    return [...value].reduce<number>((sum, one) => sum + 1 + sizeOf(one), 3);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).reduce((sum, [key, one]) => sum + 1 + key.length + sizeOf(one), 3);
  return 8;
};

const largest = async (app: App, askers: readonly Asker[]) => {
  let max = 0;
  for (const { sub } of askers)
    for (const row of await app.table.rows(`USER#${sub}`)) max = Math.max(max, sizeOf(row));
  return max;
};

const start = async () => {
  const app = await startApp({ site: true });
  const people: Asker[] = [];
  for (let nth = 0; nth < owners; nth++) people.push(await asker(app, `owner${nth}`));
  const keeper = await asker(app, 'keeper');
  const { chat_id: long } = await seedChat(app, keeper, turns);
  const { chat_id: short } = await seedChat(app, keeper, 12);
  app.stack.openai.say((request) => {
    const isLong = JSON.stringify(request.messages.at(-1)).includes('at length');
    const content = isLong
      ? noise(60_000)
      : 'Call them **on Tuesday** and ask one question. '.repeat(8);
    return spoken(content);
  });
  const names = people.map((_, nth) => `owner${nth}`);
  const askers = await Promise.all(
    names.map(async (name, nth) => ({
      token: await app.token(name),
      businessId: people[nth]?.businessId ?? '',
    })),
  );
  const token = await app.token('keeper');
  const loaded: Loaded = {
    api: `${app.origin}/api`,
    site: app.origin,
    askers,
    long: { chat: long, token, businessId: keeper.businessId },
    short: { chat: short },
  };
  console.log(JSON.stringify(loaded));
  for await (const _ of createInterface({ input: process.stdin }))
    console.log(JSON.stringify(await largest(app, [keeper, ...people])));
  process.exit(0);
};

await start();
