import type { AccountView } from '../account/account-view-schema.ts';
import { isPayingSubscription } from '../plan/paying-subscription.ts';
import { seatsOf } from '../plan/plans.ts';
import { ownerNameOf } from './names-of-people.ts';
import { otherPeopleOf } from './other-people.ts';
import { type Member, type People, worksFor } from './people.ts';

/**
 * An account as somebody sees it who works in it and is not its owner: their own address, the businesses they work for with
 * the one they have open, and nothing of where the owner came from or of payments, except, to whom the account is offered,
 * whether it pays for a plan.
 */
export const accountViewOfMember = (
  view: AccountView,
  member: Member,
  people: People,
): AccountView => {
  const { account, entitlement } = view;
  const businesses = view.businesses.filter(({ id }) => worksFor(member, id));
  const open =
    businesses.find(({ id }) => id === member.active_business_id) ??
    businesses.find(({ is_active }) => is_active) ??
    businesses[0];
  const owner_name = ownerNameOf(view.businesses);
  return {
    ...view,
    account: {
      id: account.id,
      email: member.email,
      selected_plan: null,
      trial_ends_at: null,
      onboarding_completed: true,
      active_business_id: open?.id ?? null,
      is_admin: false,
      is_test: account.is_test,
      has_customer: false,
      subscription: null,
      created_at: member.joined_at,
      updated_at: account.updated_at,
      ...(account.answers_paused_at && { answers_paused_at: account.answers_paused_at }),
    },
    entitlement: {
      ...entitlement,
      is_trial: false,
      trial_days_left: null,
      trial_ended: false,
      payment_failed: false,
      next_plan: null,
    },
    businesses: businesses.map((business) => ({ ...business, is_active: business === open })),
    office: {
      person_id: member.id,
      ...(member.offered_until && {
        offered_until: member.offered_until,
        offered_is_paying: isPayingSubscription(account.subscription),
      }),
      name: member.name,
      owner_name,
    },
    people: otherPeopleOf(people, {
      self: member.id,
      owner: { id: account.owner_id ?? account.id, name: owner_name },
      seats: seatsOf(entitlement.plan),
      businesses: businesses.map(({ id }) => id),
    }),
  };
};

/** An account as its owner sees it, with the others who work in it. */
export const accountViewOfOwner = (view: AccountView, people: People): AccountView => {
  const { account, entitlement, businesses } = view;
  const self = account.owner_id ?? account.id;
  const others = otherPeopleOf(people, {
    self,
    owner: { id: self, name: ownerNameOf(businesses) },
    seats: seatsOf(entitlement.plan),
    businesses: businesses.map(({ id }) => id),
  });
  return others.length > 0 ? { ...view, people: others } : view;
};
