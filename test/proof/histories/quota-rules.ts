import { day, essentials, free, pro } from '#test/support/faults/quota-oracle.ts';
import { loadCounting } from './beside-oracle.ts';
import { alike, type Checks } from './check.ts';

/** Small races and simple rules: exact limits, one charge per id, a refund only once. */
export const quotaRules = async ({ check }: Checks) => {
  const { addCharge, removeCharge, removeReferral, readQuota, quotaView } = await loadCounting();
  const noon = Date.UTC(2026, 2, 10, 12);
  const many = <T>(count: number, make: (nth: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, nth) => make(nth)));
  const allowed = (all: readonly { refused?: string }[]) =>
    all.filter(({ refused }) => !refused).length;

  const full = await many(15, (nth) => addCharge('rule-full', free(`m${nth}`, noon)));
  check('15 at once with a limit of 10', allowed(full) === 10);
  const again = await many(12, (nth) => addCharge('rule-full', free(`n${nth}`, noon + day)));
  check('12 at once when the window has ended', allowed(again) === 10);
  check('a window opens once', alike((await readQuota('rule-full'))?.total, 20));

  const one = await many(8, () => addCharge('rule-same', free('same', noon)));
  check(
    'the same charge 8 times at once',
    allowed(one) === 8 && (await readQuota('rule-same'))?.total === 1,
  );
  const backs = await many(5, () => removeCharge('rule-same', 'same'));
  check('given back once', backs.filter(Boolean).length === 1);
  check('never below nothing', (await readQuota('rule-same'))?.total === 0);

  await addCharge('rule-slow', essentials('ahead', Date.UTC(2026, 2, 1)));
  await addCharge('rule-slow', essentials('behind', Date.UTC(2026, 2, 1) - 5000));
  const slow = await readQuota('rule-slow');
  check(
    'a slow clock counts in the open window',
    slow?.windowStart === Date.UTC(2026, 2, 1) && slow.total === 2,
  );

  const fast = await many(25, (nth) => addCharge('rule-fast', pro(`m${nth}`, noon)));
  check('20 a minute without a limit', allowed(fast) === 20);
  const next = await many(25, (nth) => addCharge('rule-fast', pro(`n${nth}`, noon + 60_000)));
  check(
    '20 in the next minute',
    allowed(next) === 20 && (await readQuota('rule-fast'))?.total === 40,
  );
  const quick = await many(25, (nth) =>
    addCharge('rule-quick', essentials(`m${nth}`, noon, { perMinute: 20 })),
  );
  check('20 a minute with a limit', allowed(quick) === 20);
  check('counted in the month', (await readQuota('rule-quick'))?.chargeIds?.size === 20);
  await many(3, () => removeCharge('rule-fast', 'n0'));
  const left = await readQuota('rule-fast');
  check(
    'a question without a limit comes back once',
    left?.total === 39 && !left.minuteIds?.has('n0'),
  );

  await addCharge('rule-late', free('one', noon));
  const late = (await readQuota('rule-late')) ?? {};
  const before = { ...late, chargeIds: new Set<string>() };
  await addCharge('rule-late', free('one', noon + day), before);
  check(
    'a charge of the window before is not made again',
    (await readQuota('rule-late'))?.total === 1,
  );

  await many(10, (nth) => addCharge('rule-trust', free(`m${nth}`, noon)));
  const wasFull = (await readQuota('rule-trust')) ?? {};
  await removeCharge('rule-trust', 'm0');
  const { refused } = await addCharge('rule-trust', free('new', noon), wasFull);
  check('what was full a moment ago is looked at again', !refused);

  await many(10, (nth) => addCharge('rule-plan', free(`m${nth}`, noon)));
  const month = await many(120, (nth) =>
    addCharge('rule-plan', essentials(`paid${nth}`, noon + 60_000)),
  );
  check('a bought month has all of its 100 questions', allowed(month) === 100);
  check(
    'the change of plan opens one window, also when the old one began at the same moment',
    (await readQuota('rule-plan'))?.resets === 2,
  );
  const first = Date.UTC(2026, 2, 1);
  await addCharge('rule-first', free('last', first - 1));
  await many(10, (nth) => addCharge('rule-first', free(`m${nth}`, first)));
  await many(120, (nth) => addCharge('rule-first', essentials(`paid${nth}`, first)));
  const same = await readQuota('rule-first');
  check('a window of another plan is another one', same?.chargeIds?.size === 100);
  check('no start of a window is taken twice', same?.resets === 3 && same.windowStart === first);

  await many(15, (nth) => addCharge('rule-refer', essentials(`r${nth}`, noon)));
  const refer = async (ids: readonly string[], now: number) => {
    const seen = (await readQuota('rule-refer')) ?? {};
    const all = ids.map((id) => removeReferral('rule-refer', id, { seen, now: new Date(now) }));
    return (await Promise.all(all)).filter(Boolean).length;
  };
  const charged = async () => [...((await readQuota('rule-refer'))?.chargeIds ?? [])];
  const uncounted = await refer((await charged()).slice(0, 14), noon);
  check('ten of 14 referrals at once are not counted', uncounted === 10);
  const [one14 = '', ...others] = await charged();
  check('the others stay counted', others.length === 4);
  check('the next day has ten again', (await refer(others, noon + day)) === 4);
  await refer([one14, one14, one14], noon + day);
  check(
    'the same referral is taken back once',
    (await readQuota('rule-refer'))?.referrals === 5 && (await charged()).length === 0,
  );

  const shown = quotaView(
    await readQuota('rule-quick'),
    { plan: 'essentials', quota: { limit: 100, window: 'month' } },
    new Date(noon),
  );
  check(
    '80 of 100 are left',
    shown.remaining === 80 && shown.resets_at === '2026-04-01T00:00:00.000Z',
  );
};
