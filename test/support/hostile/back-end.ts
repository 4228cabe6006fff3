import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { asksForHelper } from '#local/openai/chat-request.ts';
import { savedWorkLimit } from '#shared/domain/drafts/saved-work.ts';
import { type App, emailOf, startApp } from '../app.ts';
import { type Asker, asker } from '../chat.ts';
import { batchIn, replyTo } from './batches.ts';
import { hostileParts, packedWith, perAnswer } from './hostile-parts.ts';
import { everywhere, markdownExamples, naughtyStrings, ownStrings, someOf } from './strings.ts';

/**
 * Serves the built app with hostile text wherever a user's text is stored if the argument is `full`, otherwise with a
 * sample of it in one conversation.
 * Prints its URL and content, and runs until its input ends.
 */
const isFull = process.argv.includes('full');
const seed = Number(process.env.PROOF_SEED ?? 20_261_121);
const lists = [...naughtyStrings, ...markdownExamples];

/** The content that a browser test visits. */
export type Hostile = {
  origin: string;
  email: string;
  admin: string;
  /** Chats by id, to continue or to print; `kind` marks the ones with our own strings. */
  chats: {
    id: string;
    kind: 'talk' | 'paper' | 'parts';
    strings: number;
    turns: number;
    isOwn: boolean;
  }[];
  rows: { history: number; memory: number; businesses: number; inbox: number; mails: number };
  strings: { own: number; others: number };
};

const inGroups = <T>(all: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, nth) =>
    all.slice(nth * size, (nth + 1) * size),
  );

/** Writes rows in batches of a hundred. */
const putAll = async (app: App, rows: Parameters<App['table']['put']>[0][]) => {
  for (const group of inGroups(rows, 100)) await Promise.all(group.map(app.table.put));
};

/** Strings for plain text fields: both known lists and many of our own. */
const plain = (from: number) => [...someOf(ownStrings, 400, from), ...lists];

const seedOwner = async (app: App, own: readonly string[], others: readonly string[]) => {
  const owner = await asker(app, 'hanna', { name: '"><img src=x onerror=alert(1)>' });
  await owner.ask({ text: 'Batch 0.' });
  const rows = await app.table.rows(`USER#${owner.sub}`);
  const rowOf = (prefix: string) => {
    const row = rows.find(({ sk }) => sk.startsWith(prefix));
    if (!row) throw new Error(`No ${prefix} was stored`);
    return row;
  };
  const now = Date.now();
  const header = (id: string, title: string, preview: string, at: number) => {
    const updated_at = new Date(now - at * 1000).toISOString();
    const row = rowOf('CHAT#');
    return {
      ...row,
      sk: `CHAT#${id}`,
      id,
      title,
      preview,
      updated_at,
      gsi1sk: `${updated_at}#${id}`,
    };
  };

  /** A chat in which both sides write one group of strings after the other. */
  const chat = async (groups: readonly (readonly string[])[]) => {
    const id = randomUUID();
    const start = now - groups.length * 1000;
    const turns = groups.map((group, nth) => {
      const turn = ulid(start + nth * 1000);
      const text = group.join('\n\n');
      const key = { sk: `TURN#${id}#${turn}`, id: turn, chat_id: id, seq: nth + 1 };
      const row = rowOf('TURN#');
      const packed = packedWith(row.packed, [{ kind: 'text', markdown: text }]);
      return { ...row, ...key, packed, text, follow_up: group[0] ?? null };
    });
    await putAll(app, [header(id, 'A hostile conversation', 'x', 0), ...turns]);
    const strings = groups.reduce((sum, group) => sum + group.length, 0);
    return { id, strings, turns: groups.length };
  };
  const chats: Hostile['chats'] = [];
  const talks = inGroups(inGroups([...own, ...others], 6), 320);
  for (const groups of talks) chats.push({ kind: 'talk', isOwn: false, ...(await chat(groups)) });
  if (!isFull) return { chats, rows: { history: 0, memory: 0, businesses: 0 } };
  for (const texts of [own, ...inGroups(others, 2000)]) {
    const paper = await chat(texts.map((text) => [text]));
    chats.push({ kind: 'paper', isOwn: texts === own, ...paper });
  }

  const { id, turns } = await seedParts(app, owner, rowOf, header);
  chats.push({ kind: 'parts', isOwn: true, id, strings: turns * perAnswer, turns });

  const shown = plain(seed);
  await putAll(
    app,
    shown.map((text, nth) => header(randomUUID(), text.slice(0, 120), text.slice(0, 300), nth + 1)),
  );
  const known = rowOf('KNOWS#');
  const memory = plain(seed + 1);
  await putAll(
    app,
    memory.map((text, nth) => {
      const id = ulid();
      const kind = nth % 2 ? 'fact' : 'decision';
      const key = nth % 2 ? text.slice(0, 60) : '';
      return {
        ...known,
        sk: `KNOWS#${owner.businessId}#${id}`,
        id,
        kind,
        key,
        text: text.slice(0, 500),
      };
    }),
  );
  const business = rowOf('BUSINESS#');
  const businesses = someOf(own, 40, seed + 2);
  await putAll(
    app,
    businesses.map((text) => {
      const id = randomUUID();
      const short = text.slice(0, 80).trim();
      return {
        ...business,
        sk: `BUSINESS#${id}`,
        id,
        name: short,
        industry: short,
        location: short,
        main_challenge: text.slice(0, 300),
        ai_usage_context: text.slice(0, 500),
        operational_context: text.slice(0, 500),
        tools_software_in_use: [short],
      };
    }),
  );
  const rowsOf = { history: shown.length, memory: memory.length, businesses: businesses.length };
  return { chats, rows: rowsOf };
};

type RowOf = (prefix: string) => Record<string, unknown>;
type Header = (
  id: string,
  title: string,
  preview: string,
  at: number,
) => Parameters<App['table']['put']>[0];

/** A chat whose answers have hostile parts, and the same drafts as saved work. */
const seedParts = async (app: App, { sub, businessId }: Asker, rowOf: RowOf, header: Header) => {
  const id = randomUUID();
  const groups = inGroups(ownStrings, perAnswer);
  const start = Date.now() - groups.length * 1000;
  const row = rowOf('TURN#');
  const answers = groups.map((group, nth) => hostileParts(group, nth));
  const turns = answers.map((parts, nth) => {
    const turn = ulid(start + nth * 1000);
    const key = { sk: `TURN#${id}#${turn}`, id: turn, chat_id: id, seq: nth + 1 };
    return {
      ...row,
      ...key,
      packed: packedWith(row.packed, parts),
    };
  });
  const at = new Date().toISOString();
  const drafts = answers.flat().filter((part) => part.kind === 'draft');
  const works = drafts.slice(0, savedWorkLimit).map(({ kind: _, title, ...draft }) => {
    const work = ulid();
    const key = { pk: `USER#${sub}`, sk: `WORK#${businessId}#${work}`, id: work };
    const of = { business_id: businessId, helper_id: 'sales', created_at: at, updated_at: at };
    return { ...key, ...of, ...draft, name: title || 'x' };
  });
  await putAll(app, [header(id, 'Hostile parts', 'x', 0), ...(turns as never[]), ...works]);
  return { id, turns: turns.length };
};

/** The messages of visitors that the admin reads, and the emails about them. */
const seedInbox = async (app: App, texts: readonly string[]) => {
  await app.as().forms.suggest({ suggestion_text: 'An idea', contact_email: 'eve@example.com' });
  await app.as().forms.contact({
    name: texts[0] ?? '',
    email: 'cleo@example.com',
    subject: 'general',
    message: texts.join('\n').slice(0, 4000),
  });
  const month = new Date().toISOString().slice(0, 7);
  const [suggestion] = await app.table.rows(`INBOX#suggestion#${month}`);
  const [message] = await app.table.rows(`INBOX#contact#${month}`);
  if (!suggestion || !message) throw new Error('Nothing came to the inbox');
  await putAll(
    app,
    texts.flatMap((text) => {
      const id = ulid();
      const name = text.slice(0, 120);
      return [
        { ...suggestion, sk: id, id, suggestion_text: text.slice(0, 2000) },
        { ...message, sk: id, id, name, message: text },
      ];
    }),
  );
  // The inbox stores 500 emails.
  const mails = inGroups(texts, 4);
  for (const [first = '', ...more] of mails)
    app.stack.mail.inbox.deliver({
      to: first.slice(0, 80),
      subject: first.slice(0, 120),
      text: [first, ...more].join('\n\n'),
    });
  return { inbox: texts.length, mails: mails.length };
};

const start = async () => {
  const app = await startApp({ site: true });
  app.stack.openai.say((request) => {
    return replyTo(batchIn(JSON.stringify(request.messages.at(-1))), !asksForHelper(request));
  });
  const others = isFull ? everywhere(lists) : [];
  const own = isFull ? ownStrings : someOf(ownStrings, 300, seed + 5);
  const owner = await seedOwner(app, own, others);
  const inbox = isFull ? await seedInbox(app, plain(seed + 3)) : { inbox: 0, mails: 0 };
  await app.as('admin').account.get({});
  const hostile: Hostile = {
    origin: app.origin,
    email: emailOf('hanna'),
    admin: emailOf('admin'),
    chats: owner.chats,
    rows: { ...owner.rows, ...inbox },
    strings: { own: own.length, others: others.length },
  };
  console.log(JSON.stringify(hostile));
  process.stdin.on('end', () => process.exit(0)).resume();
};

await start();
