import type { BooksFigures } from '#shared/domain/connections/connection-view.ts';
import type { CustomerBalances } from '#shared/domain/connections/customer-balances.ts';
import type { OpenInvoice } from '#shared/domain/connections/receivable.ts';
import type { OAuthClient } from '../../lib/connections/oauth.ts';

/** Why a provider did not give what was asked. Nothing of its answer goes further than these words and its number of the request. */
export type ProviderProblem =
  /** The access token is refused even after a refresh. */
  | 'sign-in'
  /** This person or this application may not read the account. */
  | 'permission'
  /** The owner's subscription there has ended. */
  | 'subscription'
  | 'throttled'
  /** Out of reach, slow, broken, or in a shape we do not know. */
  | 'unavailable'
  | 'shape';

export class ProviderRefused extends Error {
  readonly problem: ProviderProblem;
  /** The provider's number of the request: with it its support finds the case. */
  readonly requestID: string | undefined;
  /** The provider's number of the error. */
  readonly code: string | undefined;
  readonly retrySeconds: number | undefined;
  constructor(
    problem: ProviderProblem,
    about: {
      requestID?: string | undefined;
      code?: string | undefined;
      retrySeconds?: number | undefined;
    } = {},
    options?: ErrorOptions,
  ) {
    super(problem, options);
    this.problem = problem;
    this.requestID = about.requestID;
    this.code = about.code;
    this.retrySeconds = about.retrySeconds;
  }
}

/** One account at a provider, while it is read. */
export type RemoteAccount = {
  readonly remote: string;
  /** An access token; a new one when the last was refused. */
  readonly access: (refused?: string) => Promise<string>;
  /** Is told of every call before it is made; throws when the read has taken too long for another one. */
  readonly called: () => void;
};

/** An invoice of connected books with its id there, and that of its customer. */
export type BooksInvoice = OpenInvoice & {
  readonly id: string;
  readonly customer_id: string;
  readonly currency: string | null;
};
/** What has become of an invoice: still owed, paid on a day (null: that of the read), or no invoice any more. */
export type InvoiceChange =
  | { readonly kind: 'open'; readonly invoice: BooksInvoice }
  | { readonly kind: 'paid'; readonly id: string; readonly on: string | null }
  | { readonly kind: 'gone'; readonly id: string };

/** The accounts that some events are about, and when the first of them happened, if they say so (epoch ms). */
export type SignedEvents = {
  readonly accounts: readonly string[];
  readonly since: number | undefined;
};

/** What is read of a provider; it fills the capabilities that its entry in the registry names. */
export type Adapter = {
  readonly oauth: (about: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly redirectUri: string;
  }) => OAuthClient;
  /** The id of the account in what the provider sent back; undefined when it is not there or odd. */
  readonly remoteIn: (query: URLSearchParams) => string | undefined;
  /** Name and currency of the account; the first call after a sign-in, which proves that it may be read. */
  readonly describe: (account: RemoteAccount) => Promise<{ name: string; currency: string }>;
  readonly invoices: {
    /** Every open invoice, a page at a time, those due first. */
    readonly open: (account: RemoteAccount) => AsyncGenerator<BooksInvoice[]>;
    /** What changed since a moment, or `too-much` when everything has to be read again. */
    readonly changed: (
      account: RemoteAccount,
      since: Date,
    ) => Promise<{ invoices: InvoiceChange[]; balances: boolean } | 'too-much'>;
    /** What each customer owes altogether: less than their invoices after a credit or a payment that no invoice has used. */
    readonly balances: (account: RemoteAccount) => Promise<CustomerBalances>;
    /** What has become of some invoices. */
    readonly fate: (account: RemoteAccount, ids: readonly string[]) => Promise<InvoiceChange[]>;
  };
  /** Months and balances of the books on a day. */
  readonly books: (
    account: RemoteAccount,
    today: string,
  ) => Promise<Pick<BooksFigures, 'months' | 'balance'>>;
  /** What signed events say, or `forged`. */
  readonly eventsIn: (
    rawBody: string,
    headers: Readonly<Record<string, string>>,
    verifierToken: string,
  ) => SignedEvents | 'forged';
  /** Calls a day that all connections together may make. */
  readonly callsPerDay: number;
};
