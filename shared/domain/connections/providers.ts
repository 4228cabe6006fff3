/** The accounts elsewhere that an owner can connect; without schemas, so that the browser takes it too. */
import { type PlanId, paidPlanIds, planIds } from '../plan/plans.ts';
import type { Provider } from './provider.ts';

export const providers = {
  quickbooks: {
    name: 'QuickBooks Online',
    shortName: 'QuickBooks',
    account: 'company',
    capabilities: ['invoices', 'payments', 'months', 'balance'],
    scopes: ['com.intuit.quickbooks.accounting'],
    plan: paidPlanIds[0],
    rotates: true,
    sendsEvents: true,
    // Whether companies of the sandbox are read, with development keys.
    settings: { sandbox: 'yes or no' },
    server: {
      issuer: 'https://oauth.platform.intuit.com/op/v1',
      authorization_endpoint: 'https://appcenter.intuit.com/connect/oauth2',
      token_endpoint: 'https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer',
      revocation_endpoint: 'https://developer.api.intuit.com/v2/oauth2/tokens/revoke',
    },
    promises: {
      reads: [
        'invoices your customers haven’t paid',
        'payments when they come in',
        'your sales and costs by month',
        'your bank balance in QuickBooks',
      ],
      writes: [],
      never: [
        'change anything in QuickBooks',
        'save your customers’ addresses or emails',
        'show your customers’ names to the AI',
      ],
      deleted: ['the invoices and payments from QuickBooks', 'our way into QuickBooks'],
      stays: [
        'the numbers you agreed to, without their source',
        'your tasks, chats and saved work',
      ],
    },
    privacy: {
      company: 'Intuit',
      learns:
        'Intuit learns that you gave us access, and when we read. We send it nothing about you.',
      reads:
        'We read your unpaid invoices (customer name, number, amounts, and dates), your payments, your sales and costs by month, and your bank balance in QuickBooks. We never change anything there.',
      keeps:
        'We keep the company’s name and ID, and an encrypted key to it that no person can read.',
      model: 'The AI gets totals and ages, and never your customers’ names.',
    },
  },
} as const satisfies Record<string, Provider>;

export type ProviderId = keyof typeof providers;
export const providerIds = Object.keys(providers) as [ProviderId, ...ProviderId[]];

/** Whether a plan has a provider: that which it begins with, and every one above. */
export const hasProvider = (plan: PlanId, provider: ProviderId): boolean =>
  planIds.indexOf(plan) >= planIds.indexOf(providers[provider].plan);

/** The page of the app to which a provider leads back after a sign-in. */
export const callbackPath = (provider: ProviderId): string =>
  `/dashboard/connections/callback/${provider}`;

/** So many days what was read stays readable after a plan without the provider began; then it is disconnected. */
export const readableDays = 30;
