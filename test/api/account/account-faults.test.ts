import { expect, test } from 'vitest';
import { type App, emailOf, startApp } from '#test/support/app.ts';
import { deleteAccount } from '#test/support/delete-account.ts';
import { shorterWaits } from '#test/support/faults/shorter-waits.ts';
import { whole } from '#test/support/proof-size.ts';

/** A throttled call ends like a failed one, only seconds later, so it is left out. */
type Fault = 'fail' | 'lost';

/** Makes the `nth` table call from now on fail; the returned function ends that and tells whether the call was made. */
const breakCall = (app: App, nth: number, fault: Fault) => {
  let calls = 0;
  let broken: string | undefined;
  const mend = app.stack.data.inject(({ operation, input }) => {
    const call = JSON.stringify([operation, input]);
    if (/STATS#|TRIALS#/.test(call)) return undefined;
    // The SDK repeats a refused call, so it must stay broken; a lost response is lost once.
    if (call === broken && fault !== 'lost') return fault;
    if (broken || calls++ !== nth) return undefined;
    broken = call;
    return fault;
  });
  return () => {
    mend();
    return broken !== undefined;
  };
};

type Act = (app: App, name: string) => Promise<unknown>;

/** In the short form, every twelfth call fails with each of the faults. */
const [step, first] = whole ? [1, { fail: 0, lost: 0 }] : [12, { fail: 0, lost: 6 }];

/**
 * Runs the action once per table call with that call failing, then once without faults. Returns the number of calls, in
 * the short form plus up to eleven.
 */
const withEveryCallBroken = async (fault: Fault, arrange: Act, act: Act, check: Act) => {
  await using app = await startApp();
  using _ = shorterWaits();
  for (let nth = first[fault]; ; nth += step) {
    const name = `ada${nth}`;
    await arrange(app, name);
    const mended = breakCall(app, nth, fault);
    const outcome = await act(app, name).catch((error: Error) => error);
    if (!mended()) return nth;
    if (outcome instanceof Error) {
      expect(outcome).toMatchObject({ code: 'unavailable' });
      await act(app, name);
    }
    await check(app, name);
  }
};

const faults: Fault[] = ['fail', 'lost'];
const second = { name: 'Second', type: 'Roofer' };

test.each(faults)('onboarding succeeds whichever table call is hit by "%s"', async (fault) => {
  const calls = await withEveryCallBroken(
    fault,
    (app, name) => app.signUp(name),
    (app, name) => app.member(name, { plan: 'pro', name: 'Plumbing' }),
    async (app, name) => {
      const { account, businesses, entitlement } = await app.as(name).account.get({});
      expect(businesses).toMatchObject([{ name: 'Plumbing', is_active: true }]);
      expect(account).toMatchObject({ onboarding_completed: true, selected_plan: 'pro' });
      expect(entitlement).toMatchObject({ plan: 'pro', trial_days_left: 7 });
    },
  );
  expect(calls).toBeGreaterThan(4);
});

test.each(faults)(
  'a business is deleted completely whichever table call is hit by "%s"',
  async (fault) => {
    const calls = await withEveryCallBroken(
      fault,
      async (app, name) => (await app.member(name, { name: 'Plumbing' })).businesses.add(second),
      async (app, name) => {
        const { businesses } = await app.as(name).account.get({});
        const found = businesses.find((business) => business.name === 'Second');
        if (found) await app.as(name).businesses.remove({ business_id: found.id });
      },
      async (app, name) => {
        const { account, businesses } = await app.as(name).account.get({});
        expect(businesses).toMatchObject([{ name: 'Plumbing', is_active: true }]);
        expect(account.active_business_id).toBe(businesses[0]?.id);
      },
    );
    expect(calls).toBeGreaterThan(6);
  },
);

test.each(faults)(
  'an account is deleted completely whichever table call is hit by "%s"',
  async (fault) => {
    const calls = await withEveryCallBroken(
      fault,
      (app, name) => app.member(name),
      deleteAccount,
      async (app, name) => {
        await app.stack.queue.delivery.hurry();
        expect(await app.table.rows(`USER#${await app.sub(name)}`)).toEqual([]);
        expect(app.stack.auth.find(emailOf(name))).toBeUndefined();
      },
    );
    expect(calls).toBeGreaterThan(4);
  },
);
