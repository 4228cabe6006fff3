import { Link } from 'react-router-dom';
import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import { planWordsWithTrial } from './plan-words.ts';
import { useFreshSubscription } from './use-fresh-subscription.ts';

/** The plan in one line, with the way to its page. */
export const PlanBrief = ({ view: { account, entitlement } }: { view: AccountView }) => {
  useFreshSubscription(account.has_customer);
  return (
    <section className="form-group plan-brief" aria-labelledby="plan-brief-title">
      <h2 id="plan-brief-title">Your plan: {planWordsWithTrial(entitlement)}</h2>
      <Link to="/dashboard/profile/plan">See your plan</Link>
    </section>
  );
};
