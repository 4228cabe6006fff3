import { ulid } from 'ulid';
import { loadHelperContent } from '#shared/catalogue/load/load-helper.ts';
import { newAccount } from '#shared/domain/account/new-account.ts';
import { growthKind, growthSteps, sourceKindPrefix } from '#shared/domain/admin/growth-counters.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { monthsUntil } from '#shared/domain/lib/utc-months.ts';
import { type App, startApp } from '#test/support/app.ts';

/** What one look of an admin asks of the table. */
export type LookCost = { readonly calls: number; readonly units: number; readonly scans: number };
/** One look with two sizes of the same table. */
export type Look = {
  readonly name: string;
  readonly small: LookCost;
  readonly large: LookCost;
};

/** Accounts, each with events of a year, at the first and at the second count. */
export const lookSizes = [400, 800] as const;

const dayMs = 86_400_000;
const yearDays = 365;

type Row = { pk: string; sk: string } & Record<string, unknown>;

/** What an account leaves in the lists of the admins: itself, an audit entry, a message and a suggestion that wait, and a done one. */
const rowsOf = (nth: number, now: Date): Row[] => {
  const at = new Date(now.getTime() - ((nth * 7919) % (yearDays * 1000)) * (dayMs / 1000));
  const created_at = at.toISOString();
  const month = created_at.slice(0, 7);
  const id = `user-${nth}`;
  const account = newAccount(
    { id, email: `${id}@example.com`, source: { utm_source: `s${nth % 7}` }, isAdmin: false },
    at,
  );
  const [open, done, idea, entry] = [0, 1, 2, 3].map(() => ulid(at.getTime())) as [
    string,
    string,
    string,
    string,
  ];
  const message = {
    ...{ name: 'Joe', email: account.email, subject: 'billing', message: 'Twice', created_at },
    ...{ user_id: id, plan: 'pro', priority: false, assigned_to: null, snoozed_until: null },
  };
  return [
    {
      ...{ pk: `USER#${id}`, sk: 'ACCOUNT', ...account },
      ...{ gsi1pk: `ACCOUNTS#${month}`, gsi1sk: `${created_at}#${id}` },
    },
    {
      ...{ pk: `USER#${id}`, sk: `FIND#email#${id}@example.com`, text: account.email },
      ...{ gsi1pk: 'FIND#us', gsi1sk: `${id}@example.com` },
    },
    {
      ...{ pk: `INBOX#contact#${month}`, sk: open, id: open, done: false, ...message },
      ...{ gsi1pk: 'INBOX#OPEN', gsi1sk: `${created_at}#${open}` },
    },
    { pk: `INBOX#contact#${month}`, sk: done, id: done, done: true, ...message },
    {
      ...{ pk: `INBOX#suggestion#${month}`, sk: idea, id: idea, done: false, created_at },
      ...{ suggestion_text: 'Print the week', user_id: id, contact_email: null },
      ...{ gsi1pk: 'INBOX#IDEAS', gsi1sk: idea },
    },
    {
      ...{ pk: `AUDIT#${month}`, sk: entry, id: entry, admin_id: 'admin', operation: 'getUser' },
      ...{ target: id, reason: null, created_at, gsi1pk: `AUDITED#${id}`, gsi1sk: entry },
    },
  ];
};

const write = async (app: App, rows: readonly Row[]) => {
  for (let at = 0; at < rows.length; at += 50)
    await Promise.all(rows.slice(at, at + 50).map((row) => app.table.put(row)));
};

/** Counts of two texts of every prompt that all trades share, as after a year with each trade. */
const promptRows = async (): Promise<Row[]> => {
  const counters = ['asked', 'drafted', 'used', 'down', 'microdollars'];
  const byTrade = counters.flatMap((counter) => [
    [counter, 5000],
    ...tradeNames.map((trade) => [`${counter}_${trade}`, 500]),
  ]);
  const contents = await Promise.all(
    helperIds.map(async (helper) => ({ helper, ...(await loadHelperContent(helper)) })),
  );
  return contents.flatMap(({ helper, quickStarts, subcategories }) =>
    [...quickStarts, ...subcategories.flatMap(({ prompts }) => prompts)].flatMap(({ id, title }) =>
      ['1', '2'].map((version) => ({
        ...{ pk: `THUMBS#${helper}`, sk: `PROMPT#${id}#${version}`, prompt_id: id, title, version },
        ...Object.fromEntries(byTrade),
      })),
    ),
  );
};

/** Twelve months of growth with fifty sources each. */
const growthRows = (now: Date): Row[] => {
  const steps = Object.fromEntries(growthSteps.map((step) => [step, 900]));
  return monthsUntil(now, 12).flatMap((month) => [
    { pk: `STATS#${month}`, sk: growthKind, ...steps },
    ...Array.from({ length: 50 }, (_, nth) => ({
      ...{ pk: `STATS#${month}`, sk: `${sourceKindPrefix}source-${nth}`, ...steps },
    })),
  ]);
};

/** Asks the table for every list and page of the admins with two sizes of it, and counts. */
export const measureLooks = async (): Promise<Look[]> => {
  await using app = await startApp();
  const now = new Date();
  await app.token('admin');
  const { meter } = app.stack.data;
  const counted = async (look: () => Promise<unknown>): Promise<LookCost> => {
    await look();
    meter.reset();
    await look();
    const all = Object.entries(meter.byOperation());
    const reads = all.filter(([name]) => /^(Get|Query|BatchGet|Scan)/.test(name));
    return {
      calls: reads.reduce((sum, [, { calls }]) => sum + calls, 0),
      units: reads.reduce((sum, [, { capacity }]) => sum + capacity, 0),
      scans: meter.used('Scan').calls,
    };
  };
  const people = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, nth) => rowsOf(from + nth, now)).flat();
  const [small, large] = lookSizes;
  const { saveShippedPrompts } = await import('#functions/catalogue/save-shipped-prompts.ts');
  await saveShippedPrompts();
  await write(app, [...(await promptRows()), ...growthRows(now), ...people(0, small)]);
  const before = await costs(app, counted);
  await write(app, people(small, large));
  const after = await costs(app, counted);
  return before.map(({ name, cost }, nth) => ({
    name,
    small: cost,
    large: after[nth]?.cost ?? cost,
  }));
};

type Counted = (look: () => Promise<unknown>) => Promise<LookCost>;

const costs = async (app: App, counted: Counted) => {
  const { admin } = app.as('admin');
  const [message] = (await admin.listInbox({ limit: 1 })).items;
  const [idea] = (await admin.listOpenSuggestions({ limit: 1 })).items;
  const looks: Record<string, () => Promise<unknown>> = {
    'Dashboard: figures': () => admin.getOverview({}),
    'Dashboard: ads': () => admin.getAds({}),
    'Dashboard: accounts': () => admin.listUsers({}),
    'Dashboard: contact messages': () => admin.listMessages({}),
    'Dashboard: suggestions': () => admin.listSuggestions({}),
    'Search for accounts': () => admin.findUsers({ text: 'user-1' }),
    Account: () => admin.getUser({ id: 'user-1' }),
    'Inbox: open': () => admin.listInbox({}),
    'Inbox: snoozed': () => admin.listInbox({ show: 'snoozed' }),
    'Inbox: ideas': () => admin.listOpenSuggestions({}),
    'A message': () => admin.getMessage({ id: message?.id ?? '' }),
    'An idea': () => admin.getSuggestion({ id: idea?.id ?? '' }),
    Health: () => admin.getHealth({ days: '14' }),
    Growth: () => admin.getGrowth({}),
    'Prompts: worst first': () => admin.listWeakPrompts({}),
    'Prompts: by helper': () => admin.listPrompts({ helper_id: 'sales', business_type: 'Plumber' }),
    'Audit log': () => admin.listAudit({}),
    'Audit log of an account': () => admin.listAudit({ target: 'user-1' }),
  };
  const found: { name: string; cost: LookCost }[] = [];
  for (const [name, look] of Object.entries(looks)) found.push({ name, cost: await counted(look) });
  return found;
};
