/** The accounts elsewhere that an owner can connect; without schemas, so that the browser takes it too. */
import { type PlanId, paidPlanIds, planIds } from '../plan/plans.ts';

/** What a connection can give. A screen asks for one of these and never for a provider. */
export type Capability =
  | 'invoices'
  | 'payments'
  | 'months'
  | 'balance'
  | 'events'
  | 'reviews'
  | 'posts'
  | 'performance';

/** What the product knows of a provider; its calls are in functions/connections/providers/, what is promised in provider-promises.ts. */
export type Provider = {
  readonly name: string;
  /** What an account there is called, for example "company". */
  readonly account: string;
  readonly capabilities: readonly Capability[];
  /** What is asked for at the provider, in its own words. */
  readonly scopes: readonly string[];
  /** The cheapest plan that has it. */
  readonly plan: PlanId;
  /** Whether a refresh replaces the refresh token: then those of an older copy of the table are worthless. */
  readonly rotates: boolean;
};

export const providers = {
  quickbooks: {
    name: 'QuickBooks Online',
    account: 'company',
    capabilities: ['invoices', 'payments', 'months', 'balance'],
    scopes: ['com.intuit.quickbooks.accounting'],
    plan: paidPlanIds[0],
    rotates: true,
  },
} as const satisfies Record<string, Provider>;

export type ProviderId = keyof typeof providers;
export const providerIds = Object.keys(providers) as [ProviderId, ...ProviderId[]];

/** Whether a plan has a provider: that which it begins with, and every one above. */
export const hasProvider = (plan: PlanId, provider: ProviderId): boolean =>
  planIds.indexOf(plan) >= planIds.indexOf(providers[provider].plan);

/** So many days what was read stays readable after a plan without the provider began; then it is disconnected. */
export const readableDays = 30;
