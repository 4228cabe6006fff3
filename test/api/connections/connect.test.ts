import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { agree, connectBooks, connectionOf, provider } from '#test/support/connections.ts';

test('an owner connects the books: the first read brings the invoices, the months and the balance', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const business_id = ada.businessId;
  expect(await connectionOf(ada)).toEqual({ provider, state: 'ready' });
  const outcome = await connectBooks(app, ada);
  expect(outcome).toMatchObject({
    outcome: 'connected',
    business_id,
    connection: { state: 'connecting', account: 'Bright Side Cleaning LLC' },
  });
  expect(await connectionOf(ada)).toMatchObject({
    state: 'connected',
    account: 'Bright Side Cleaning LLC',
    updating: false,
  });
  const { receivables } = await ada.api.connections.receivables({ business_id });
  expect(receivables).toHaveLength(8);
  expect(receivables[0]).toMatchObject({
    customer: 'Oak Street Dental',
    source: 'quickbooks',
    balance: '660',
    currency: 'USD',
    paid: null,
  });
  const { figures, proposals } = await ada.api.connections.books({ business_id });
  expect(figures?.months).toHaveLength(12);
  expect(figures).toMatchObject({
    currency: 'USD',
    balance: '8240.55',
  });
  expect(proposals.map(({ id, kept }) => [id, kept])).toEqual([
    ['cash_today', null],
    ['monthly_sales', null],
  ]);
});

test('a no at the provider, an answer that is used twice, too old, forged or of another person is refused in words, and nothing is stored', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const eve = await asker(app, 'eve');
  const finish = (query: string, who = ada) => who.api.connections.finish({ provider, query });
  const refused = (reason: string) => ({ outcome: 'refused', provider, reason, use: 'read' });
  const stored = async () =>
    (await app.table.all()).filter(({ sk }) => sk.startsWith('ACCOUNTAT#'));

  expect(await finish(await agree(app, ada, 'no'))).toEqual(refused('denied'));
  expect(await finish(await agree(app, ada), eve)).toEqual(refused('another-person'));
  expect(await finish('code=c0de&state=5tate&realmId=9001')).toEqual(refused('expired'));

  const mixed = new URLSearchParams(await agree(app, ada));
  mixed.set('iss', 'https://evil.example');
  expect(await finish(mixed.toString())).toEqual(refused('forged'));
  const noIssuer = new URLSearchParams(await agree(app, ada));
  noIssuer.delete('iss');
  expect(await finish(noIssuer.toString())).toEqual(refused('forged'));
  const twoCodes = new URLSearchParams(await agree(app, ada));
  twoCodes.append('code', 'another');
  expect(await finish(twoCodes.toString())).toEqual(refused('forged'));
  const foreignCompany = new URLSearchParams(await agree(app, ada));
  foreignCompany.set('realmId', '9002');
  expect(await finish(foreignCompany.toString())).toEqual(refused('missing-permission'));
  const noCompany = new URLSearchParams(await agree(app, ada));
  noCompany.set('realmId', '../9001');
  expect(await finish(noCompany.toString())).toEqual(refused('forged'));

  const late = await agree(app, ada);
  const attempts = (await app.table.all()).filter(({ pk }) => pk.startsWith('ATTEMPT#'));
  for (const attempt of attempts) await app.table.put({ ...attempt, ttl: 1 });
  expect(await finish(late)).toEqual(refused('expired'));
  expect(await stored()).toEqual([]);

  const query = await agree(app, ada);
  expect(await finish(query)).toMatchObject({ outcome: 'connected' });
  expect(await finish(query)).toEqual(refused('expired'));
  const another = await agree(app, ada, '9002');
  expect(await finish(another)).toEqual(refused('another-account'));
  expect(await stored()).toMatchObject([{ remote: '9001', state: 'working' }]);
});

test('a plan without it, and a stage whose operator has not set it up, have no sign-in', async () => {
  await using app = await startApp();
  const ada = await asker(app, 'ada');
  const business_id = ada.businessId;
  await app.table.change(`USER#${ada.sub}`, 'ACCOUNT', 'trial_ends_at', '2026-01-01T00:00:00.000Z');
  expect(await connectionOf(ada)).toEqual({ provider, state: 'not-in-plan', plan: 'essentials' });
  await expect(ada.api.connections.start({ business_id, provider })).rejects.toMatchObject({
    code: 'upgrade-needed',
  });
});
