import type { ProviderId } from './providers.ts';

/** What an owner is told before and after connecting; apart from the rest, because only these screens load it. */
type ProviderPromises = {
  /** What is read by itself, each as it ends the sentence "We read …". */
  readonly reads: readonly string[];
  /** What is written there, each time only after a press of the owner's. */
  readonly writes: readonly string[];
  /** What never happens, each as it ends the sentence "We never …". */
  readonly never: readonly string[];
  /** What is deleted at once when it is disconnected. */
  readonly deleted: readonly string[];
  /** What stays then. */
  readonly stays: readonly string[];
};

export const providerPromises = {
  quickbooks: {
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
    stays: ['the numbers you agreed to, without their source', 'your tasks, chats and saved work'],
  },
} as const satisfies Record<ProviderId, ProviderPromises>;
