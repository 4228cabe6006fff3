import { useEffect, useState } from 'react';
import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import { isPayingSubscription } from '#shared/domain/plan/paying-subscription.ts';
import type { PaidPlanId } from '#shared/domain/plan/plans.ts';
import { showAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';

/** The page waits at least this long, so that it does not flash past, and at most this long before it lets go. */
const [firstLookMs, longestMs, pauseMs] = [2_000, 32_000, 3_000];

type Purchase =
  | { readonly state: 'processing' }
  | { readonly state: 'waiting' }
  | { readonly state: 'late'; readonly email: string | undefined }
  | {
      readonly state: 'bought';
      readonly plan: PaidPlanId;
      /** When the first payment is due, where a trial keeps its days. */
      readonly firstPayment: string | null;
      /** Whether the trial goes on until the bought plan starts. */
      readonly startsLater: boolean;
    };

/** Follows the account until it says that a plan is paid, for half a minute at most. */
export const useWaitForPayment = (): Purchase => {
  const [purchase, setPurchase] = useState<Purchase>({ state: 'processing' });
  useEffect(() => {
    const stop = new AbortController();
    void follow(stop.signal, showAccount, setPurchase);
    return () => stop.abort();
  }, []);
  return purchase;
};

const follow = async (
  signal: AbortSignal,
  show: (view: AccountView) => void,
  set: (purchase: Purchase) => void,
) => {
  const startedAt = Date.now();
  let email: string | undefined;
  await pause(firstLookMs);
  while (!signal.aborted) {
    // A look that fails is followed by another one.
    const view = await api.billing.sync({}, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    if (view) show(view);
    email = view?.account.email ?? email;
    const plan = view && boughtPlan(view);
    if (plan)
      return set({
        state: 'bought',
        plan,
        firstPayment: firstPaymentOf(view),
        startsLater: view.entitlement.next_plan !== null,
      });
    if (Date.now() - startedAt >= longestMs) return set({ state: 'late', email });
    set({ state: 'waiting' });
    await pause(pauseMs);
  }
};

/** Only a paid plan counts: who is on trial already has the same rights without having bought anything. */
const boughtPlan = ({ account: { subscription } }: AccountView) =>
  isPayingSubscription(subscription) ? subscription?.plan : undefined;

const firstPaymentOf = ({ account: { subscription } }: AccountView) =>
  subscription?.status === 'trialing' ? subscription.current_period_end : null;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
