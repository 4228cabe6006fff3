import { expect, test } from 'vitest';
import { type App, startApp } from '#test/support/app.ts';
import { asker } from '#test/support/chat.ts';
import { joined } from '#test/support/people/people.ts';

const today = () => new Date().toISOString().slice(0, 10);
const id = 'wage_hour' as const;

/** An owner and an office at one business that keeps a wage of $20. */
const both = async (app: App) => {
  const ada = await asker(app, 'ada');
  const carol = await joined(app, 'ada', 'carol');
  const business_id = ada.businessId;
  const say = (api: typeof carol.api, value: string, seen: string | null) =>
    api.numbers.save({ business_id, today: today(), numbers: [{ id, value, seen }] });
  await say(ada.api, '20', null);
  const stored = async () =>
    (await ada.api.numbers.list({ business_id })).numbers.find((one) => one.id === id)?.value;
  return { ada, carol, business_id, say, stored };
};

test.each(['owner', 'office'] as const)(
  'a number that the %s changed first is not overwritten, and the other is told by whom and to what',
  async (first) => {
    await using app = await startApp();
    const { ada, carol, business_id, say, stored } = await both(app);
    const [one, other] = first === 'owner' ? [ada, carol] : [carol, ada];
    await say(one.api, '22', '20');
    const refused = await say(other.api, '24', '20').catch((error) => error);
    expect(refused).toMatchObject({
      code: 'conflict',
      data: {
        known: { numbers: [{ id, value: '22' }] },
        changed: [{ id, value: '22', first: { by: one.sub, at: expect.any(String) } }],
      },
    });
    expect(await stored()).toBe('22');
    // Who saw it may put theirs in its place; the same value is the same act.
    await say(other.api, '24', '22');
    await say(one.api, '24', '22');
    expect(await stored()).toBe('24');
    await other.api.numbers.remove({ business_id, entry: id });
    await expect(say(one.api, '25', '24')).rejects.toMatchObject({
      code: 'conflict',
      data: { changed: [] },
    });
    await say(one.api, '25', null);
    expect(await stored()).toBe('25');
  },
);

test('of two changes at the same moment one counts and the other is refused with it', async () => {
  await using app = await startApp();
  const { ada, carol, say, stored } = await both(app);
  const values = ['30', '31'];
  const ended = await Promise.allSettled([say(ada.api, '30', '20'), say(carol.api, '31', '20')]);
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const won = ended.findIndex(({ status }) => status === 'fulfilled');
  expect(await stored()).toBe(values[won]);
  const [lost] = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(lost).toMatchObject({
    code: 'conflict',
    data: { changed: [{ value: values[won], first: { by: [ada, carol][won]?.sub } }] },
  });
});

test('a choice and what somebody does not know follow the same rule', async () => {
  await using app = await startApp();
  const { ada, carol, business_id, say, stored } = await both(app);
  await expect(
    carol.api.numbers.save({ business_id, today: today(), unknown: [id] }),
  ).rejects.toMatchObject({
    code: 'conflict',
    data: { changed: [{ id, value: '20', first: { by: ada.sub } }] },
  });
  await ada.api.numbers.remove({ business_id, entry: id });
  await carol.api.numbers.save({ business_id, today: today(), unknown: [id] });
  await say(ada.api, '21', null);
  expect(await stored()).toBe('21');
});
