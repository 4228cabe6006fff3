import { afterAll, beforeAll } from 'vitest';
import { accountHeader, type Route } from '#shared/contract/route.ts';
import { answerOf, questionIn } from '#test/support/chat.ts';
import { joined, workingIn } from '#test/support/people/people.ts';
import { base64Of, jpeg } from '#test/support/photos.ts';
import { everyNth, whole } from '#test/support/proof-size.ts';
import { guarantee } from '../support/guarantee.ts';
import { type HeaderList, type Proof, plainAnswer, startProof } from '../support/proof-app.ts';
import { type Ids, type ProofRoute, routes, wired } from '../support/samples.ts';

const forMembers = routes.filter(({ route }) => route.access === 'member');

/** Somebody who calls a route, the account they name and the ids they send. */
type Who = { name: string; account?: string; ids: Ids };
const kinds = ['owner', 'office', 'stranger', 'office elsewhere', 'removed', 'paused'] as const;
type Kind = (typeof kinds)[number];

let proof: Proof;
let who: Record<Kind, Who>;
beforeAll(async () => {
  proof = await startProof();
  const { app, ada } = proof;
  const account = ada.sub;
  // Somebody who works in the account has chats of their own.
  app.stack.openai.say(plainAnswer);
  const office = workingIn(app, account, 'office-of-ada');
  const photo = { data: base64Of(jpeg), thumbnail: base64Of(jpeg) };
  const { turn } = await answerOf(
    await office.chat.ask(questionIn(ada.businessId, { text: 'The week?', photo })),
  );
  const removed = await joined(app, 'ada', 'removed-by-ada');
  await app.as('ada').account.removePerson({ id: removed.sub });
  await joined(app, 'ada', 'paused-by-ada');
  await crowd(account);
  const ids = ada.ids;
  who = {
    owner: { name: 'ada', ids },
    office: {
      name: 'office-of-ada',
      account,
      ids: { ...ids, chat: turn.chat_id, message: turn.id },
    },
    stranger: { name: 'eve', account, ids },
    'office elsewhere': { name: 'office-of-eve', account, ids },
    removed: { name: 'removed-by-ada', account, ids },
    paused: { name: 'paused-by-ada', account, ids },
  };
});
afterAll(() => proof[Symbol.asyncDispose]());

/** Lets three more have joined before everybody else, so that whoever joined last has no seat. */
const crowd = async (account: string) => {
  const [item] = await proof.app.table.rows(`USER#${account}`, 'ACCOUNTPEOPLE');
  const members = item?.members as object[];
  const earlier = ['one', 'two', 'three'].map((id) => ({
    id,
    email: `${id}@example.com`,
    name: id,
    businesses: null,
    joined_at: '2026-01-01T00:00:00.000Z',
  }));
  await proof.app.table.change(`USER#${account}`, 'ACCOUNTPEOPLE', 'members', [
    ...earlier,
    ...members,
  ]);
};

/** What the contract says of a caller and a route. */
const expected = ({ role }: Route, kind: Kind): 'in' | 'no-access' | 'forbidden' => {
  if (kind === 'owner' || role === 'person') return 'in';
  if (kind !== 'office') return 'no-access';
  return role === 'office' ? 'in' : 'forbidden';
};

/** What became of a request that changes nothing: a preview is let in and refused its writes only. */
const call = async ({ route, sample, name }: ProofRoute, { name: caller, account, ids }: Who) => {
  const headers: HeaderList = [
    ['authorization', `Bearer ${await proof.app.token(caller)}`],
    ...(account ? [[accountHeader, account] as const] : []),
    // A question is let in by its handler, which a preview does not reach.
    ...(name === 'chat.ask' ? [] : [['x-preview', '1'] as const]),
  ];
  const { status, body } = await proof.send(wired(route, sample(ids)), headers);
  const code = /"code":"([\w-]+)"/.exec(body)?.[1];
  if (status === 200 || code === 'previewing') return 'in';
  return code ?? String(status);
};

guarantee('every route lets in whom the contract names, and nobody else', async (tally) => {
  for (const [nth, each] of forMembers.entries())
    for (const [at, kind] of kinds.entries()) {
      // In the short form every route is called by owner and office, and by two in turn of those who are refused.
      if (!whole && at > 1 && (at + nth) % 2) continue;
      const outcome = await call(each, who[kind]);
      const wanted = expected(each.route, kind);
      tally.check(`${each.name}, ${kind}: ${outcome}, not ${wanted}`, outcome === wanted);
    }
});

guarantee(
  'after a handover the new owner may call what an owner may, and the one before what the office may',
  async (tally) => {
    const { app, ada } = proof;
    const id = await app.sub('office-of-ada');
    await app.as('ada').account.offerHandover({ id, confirmation: 'HAND OVER' });
    const taker = workingIn(app, ada.sub, 'office-of-ada');
    await taker.account.answerHandover({ accept: true });
    const now: [who: Who, as: Kind][] = [
      [who.office, 'owner'],
      // Without naming the account, which has their own id, and by its name.
      [who.owner, 'office'],
      [{ ...who.owner, account: ada.sub }, 'office'],
      [who.stranger, 'stranger'],
    ];
    const check = async (each: ProofRoute, [caller, kind]: (typeof now)[number]) => {
      const outcome = await call(each, caller);
      const wanted = expected(each.route, kind);
      tally.check(`${each.name}, ${caller.name}: ${outcome}, not ${wanted}`, outcome === wanted);
    };
    // In the short form every route is called by one of them, in turn.
    for (const [nth, each] of forMembers.entries())
      for (const one of now.filter((_, at) => whole || at === nth % now.length))
        await check(each, one);
    await taker.account.removePerson({ id: ada.sub });
    for (const each of everyNth(forMembers, 3)) await check(each, [who.owner, 'removed']);
  },
);
