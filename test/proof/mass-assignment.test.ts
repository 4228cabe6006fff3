import fc from 'fast-check';
import { afterAll, beforeAll } from 'vitest';
import * as z from 'zod';
import type { Route } from '#shared/contract/route.ts';
import { Account } from '#shared/domain/account/account.ts';
import { Business } from '#shared/domain/account/business.ts';
import { StarterPrompt } from '#shared/domain/catalogue/starter-prompt.ts';
import { Conversation } from '#shared/domain/chat/conversation-schemas.ts';
import { Turn } from '#shared/domain/chat/turn-schemas.ts';
import { ContactMessage, Suggestion } from '#shared/domain/feedback/feedback-schemas.ts';
import { MemoryEntry } from '#shared/domain/memory/memory-schemas.ts';
import { QuotaView } from '#shared/domain/plan/quota/quota-view-schema.ts';
import { everyNth, whole } from '#test/support/proof-size.ts';
import { control, guarantee, seed, type Tally } from './support/guarantee.ts';
import { type Proof, startProof, tableText } from './support/proof-app.ts';
import { deletesCaller, type ProofRoute, routes, wired } from './support/samples.ts';

let proof: Proof;
beforeAll(async () => {
  proof = await startProof();
});
afterAll(() => proof[Symbol.asyncDispose]());

const writes = routes.filter(({ route }) => route.method !== 'GET' && !route.raw);
const poison = 'poison-of-the-proof';

/** The names of all stored fields: from the schemas, and from the rows in the table. */
const storedNames = async () => {
  const schemas = [
    Account,
    Business,
    Conversation,
    Turn,
    MemoryEntry,
    QuotaView,
    Suggestion,
    ContactMessage,
  ];
  const named = [...schemas, StarterPrompt].flatMap(({ shape }) => Object.keys(shape));
  const rows = (await proof.app.table.all()).flatMap((row) => Object.keys(row));
  const pretended = 'role groups cognito:groups sub user_id plan subscriptionStatus'.split(' ');
  return [...new Set([...named, ...rows, ...pretended])].sort();
};

const tokenFor = ({ route }: ProofRoute) =>
  proof.app.token(route.access === 'admin' ? 'admin' : 'ada');
const nameInside = (route: Route, name: string) => Object.hasOwn(route.input.shape, name);

/** Values that would have an effect if the field were accepted. */
const wishes = (name: string): unknown[] => {
  if (/is_admin|is_test|completed|paused|edited/.test(name)) return [true];
  if (/plan|status/i.test(name)) return ['pro'];
  if (/_at$|ends|period/.test(name)) return ['2099-01-01T00:00:00.000Z'];
  if (/count|limit|total|version|ws|tot|resets|order/.test(name)) return [999_999];
  return [poison];
};

type Send = (each: ProofRoute, input: Record<string, unknown>) => Promise<number>;
const send: Send = async (each, input) => {
  const token = await tokenFor(each);
  const { status } = await proof.send(wired(each.route, input), [
    ['authorization', `Bearer ${token}`],
  ]);
  return status;
};

type Trying = { deliver?: Send; before?: string | undefined; looks?: boolean };

/** Whether the rows are compared after a route: in the short form after the last one, which finds a change by any. */
const looksAfter = (each: ProofRoute) => whole || each === writes.at(-1);

/** Adds unknown fields to a valid request: it must be refused, and no row may change. Returns the rows. */
const takesNothingExtra = async (
  tally: Tally,
  each: ProofRoute,
  extras: readonly Record<string, unknown>[],
  { deliver = send, before, looks = true }: Trying = {},
) => {
  const good = each.sample(proof.ada.ids);
  const known = before ?? (await rowsBut());
  for (const extra of extras) {
    const input = Object.fromEntries([...Object.entries(good), ...Object.entries(extra)]);
    const status = await deliver(each, input);
    tally.check(`${each.name} ${JSON.stringify(extra).slice(0, 80)}: ${status}`, status === 400);
  }
  const after = looks ? await rowsBut() : known;
  tally.check(`${each.name}: rows are as they were`, after === known);
  return after;
};
const rowsWhere = async (keep: (row: string) => boolean) =>
  (await tableText(proof.app)).split('\n').filter(keep).join('\n');
/** All rows except the throttle counters, which change with every request. */
const rowsBut = () => rowsWhere((row) => !row.includes('"THROTTLE#'));

guarantee('no write accepts a server-managed field', async (tally) => {
  const names = await storedNames();
  let before: string | undefined;
  for (const [nth, each] of writes.entries()) {
    const extras = names
      // In the short form the routes share the names; all of them at once follow below.
      .filter((_, at) => whole || (at + nth) % 60 === 0)
      .filter((name) => !nameInside(each.route, name))
      .flatMap((name) => wishes(name).map((value) => ({ [name]: value })));
    before = await takesNothingExtra(tally, each, extras, { before, looks: looksAfter(each) });
  }
});

guarantee(
  'all server-managed fields at once, and names that reach into objects, change nothing',
  async (tally) => {
    const names = await storedNames();
    // The last one is empty.
    const reaching =
      'constructor,prototype,toString,account.is_admin,account[is_admin],$set,'.split(',');
    let before: string | undefined;
    for (const each of writes) {
      const owned = names.filter((name) => !nameInside(each.route, name));
      const extras = [
        Object.fromEntries(owned.map((name) => [name, wishes(name)[0]])),
        ...everyNth(reaching, 4).map((name) => ({
          [name]: { is_admin: true, prototype: { is_admin: true } },
        })),
      ];
      before = await takesNothingExtra(tally, each, extras, { before, looks: looksAfter(each) });
    }
  },
);

guarantee(
  'a valid request with additional random fields is refused',
  { tags: 'night' },
  async (tally) => {
    const name = fc.oneof(
      fc.string({ minLength: 1, maxLength: 30, unit: 'binary' }),
      fc.constantFrom('hasOwnProperty', 'valueOf', '__defineGetter__', 'then', 'toJSON', 'length'),
    );
    const extras = fc.dictionary(name, fc.jsonValue({ maxDepth: 3 }), { minKeys: 1, maxKeys: 5 });
    let before: string | undefined;
    for (const [nth, each] of writes.entries()) {
      const random = fc.sample(extras, { numRuns: 200, seed: seed + nth });
      const strange = random.filter((extra) =>
        Object.keys(extra).some((key) => !nameInside(each.route, key) && key !== '__proto__'),
      );
      before = await takesNothingExtra(tally, each, strange, { before });
    }
  },
);

guarantee('a body cannot name another row than the path', { tags: 'night' }, async (tally) => {
  const { ada, eve } = proof;
  const inPath = writes.filter(
    ({ route }) => route.path.includes('{') && route.method !== 'DELETE',
  );
  const before = await rowsOf(eve.sub);
  for (const each of inPath) {
    const { method, path, body } = wired(each.route, each.sample(ada.ids));
    const { id: _, ...rest } = JSON.parse(body ?? '{}') as Record<string, unknown>;
    for (const id of [eve.ids.business, eve.ids.chat, eve.ids.fact, eve.ids.user]) {
      const ofEve = JSON.stringify({ ...rest, id, business_id: eve.ids.business });
      const { status } = await proof.send({ method, path, body: ofEve }, [
        ['authorization', `Bearer ${await tokenFor(each)}`],
      ]);
      tally.check(`${each.name}: ${status}`, status < 500);
    }
  }
  tally.check('nothing of Eve’s changed', (await rowsOf(eve.sub)) === before);
});
const rowsOf = (sub: string) => rowsWhere((row) => row.includes(sub));

/** Every object inside an input gets a key that is not in the schema. */
const poisoned = (value: unknown, extra: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => poisoned(one, extra));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, poisoned(one, extra)] as const);
  return Object.fromEntries([...entries, [extra, poison]]);
};

guarantee(
  'unknown keys inside the input, and prototypes, are not stored and affect no user',
  async (tally) => {
    const { ada, app } = proof;
    const deep = {
      'chat.ask': {
        prompt: {
          id: 'q',
          specificOutcome: 'One more job',
          additionalInputs: { objection: 'Too dear' },
        },
      },
      'admin.updatePrompt': {
        additional_inputs: [{ id: 'a_blank', label: 'A blank', type: 'text', required: false }],
      },
    } as Record<string, object>;
    for (const each of writes)
      for (const key of ['is_admin', '__proto__', 'constructor', 'pk']) {
        const good = { ...each.sample(ada.ids), ...deep[each.name] };
        const inner = Object.fromEntries(
          Object.entries(good).map(([name, value]) => [name, poisoned(value, key)]),
        );
        if (JSON.stringify(inner) === JSON.stringify(good)) continue;
        const status = await send(each, inner);
        tally.check(`${each.name}, ${key}: ${status}`, status < 500);
      }
    for (const key of ['__proto__', 'constructor'])
      for (const each of writes) {
        const raw = JSON.stringify(each.sample(ada.ids)).replace(
          /^\{/,
          `{"${key}":{"is_admin":true,"selected_plan":"pro","${poison}":true},`,
        );
        // A preview is parsed like any other request and then changes nothing.
        const { method, path } = wired(each.route, each.sample(ada.ids));
        if (each.route.method === 'DELETE' || deletesCaller(each.name)) continue;
        const { status } = await proof.send({ method, path, body: raw }, [
          ['authorization', `Bearer ${await tokenFor(each)}`],
        ]);
        tally.check(`${each.name}, ${key}: ${status}`, status < 500);
      }
    tally.check('no object got a new property', !('is_admin' in {}) && !(poison in {}));
    tally.check('no row holds it', !(await tableText(app)).includes(poison));
    const account = await app.table.row(`USER#${ada.sub}`, 'ACCOUNT');
    tally.check('nobody became an admin', account?.is_admin === false);
  },
);

control('a handler that stores every field it gets', async (tally) => {
  const { handle } = await import('#functions/lib/http-handler.ts');
  const { updateAccount } = await import('#functions/account/account-table.ts');
  const update = routes.find(({ name }) => name === 'businesses.update') as ProofRoute;
  const careless = handle({ ...update.route, input: z.looseObject({}) }, async (input, caller) => {
    await updateAccount(caller.accountId ?? '', input);
    return {};
  });
  const { eventFor } = await import('./support/invoke.ts');
  const claims = {
    sub: proof.ada.sub,
    token_use: 'access',
    client_id: proof.app.stack.auth.userPoolClientId,
    exp: String(Math.floor(Date.now() / 1000) + 600),
  };
  const names = ['is_admin', 'selected_plan', 'trial_ends_at'];
  const extras = names.map((name) => ({ [name]: wishes(name)[0] }));
  const deliver: Send = async (each, input) => {
    await careless.run(eventFor(each, input, claims) as never).catch(() => {});
    return 400;
  };
  await takesNothingExtra(tally, update, extras, { deliver });
});
