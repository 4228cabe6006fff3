import type { BooksFigures } from '#shared/domain/connections/books/books-schemas.ts';
import type { CustomerBalances } from '#shared/domain/connections/books/invoices-within-customer-balances.ts';
import type {
  DayRange,
  PerformanceDay,
} from '#shared/domain/connections/performance/performance-days.ts';
import type { ProviderPlace } from '#shared/domain/connections/provider-place.ts';
import type { ProviderId, providers } from '#shared/domain/connections/providers.ts';
import type { OpenInvoice } from '#shared/domain/connections/receivable.ts';
import type { Exchange } from '../../lib/connections/provider-oauth-client.ts';
import type { CalendarEntryCalls } from './calendar-entry-calls.ts';
import type { PostCalls } from './post-calls.ts';
import type { RemoteAccount, SignedIn } from './remote-account.ts';

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

/** Who took their consent back, as the provider names them, and when (epoch ms). */
export type Withdrawal = { readonly person: string; readonly at: number };

/** Invoices and their payments at a provider. */
export type Invoices = {
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
export type Books = (
  account: RemoteAccount,
  today: string,
) => Promise<Pick<BooksFigures, 'months' | 'balance'>>;

/** A review as the provider has it. */
export type RemoteReview = {
  /** Its id there. */
  readonly id: string;
  readonly stars: number;
  readonly text: string;
  /** First name and initial; empty for one who hides the name. */
  readonly name: string;
  readonly at: string;
  /** When its writer changed it last. */
  readonly changed_at: string;
  readonly reply: { readonly text: string; readonly at: string } | null;
};

/** One page of reviews, with what all of them come to. */
export type ReviewPage = {
  readonly reviews: readonly RemoteReview[];
  readonly average: number | null;
  readonly total: number;
};

/** What a person pressed to have written at the provider; it is made of a stored press and of nothing else. */
export type ClaimedPress = {
  readonly kind: 'reply' | 'unreply';
  /** The review's id at the provider. */
  readonly target: string;
  readonly text: string;
};

/** What became of a write: the provider took it, refuses the words, or has no such review any more. */
export type WriteResult = 'done' | 'refused' | 'gone';

/** The calls for reviews of one place. */
export type ReviewCalls = {
  /** Every review, the newest change first, a page at a time. */
  readonly pages: (account: RemoteAccount) => AsyncGenerator<ReviewPage>;
  /** One review as it is now, or undefined. */
  readonly one: (account: RemoteAccount, id: string) => Promise<RemoteReview | undefined>;
  /** Posts the owner's answer under a review or takes it away there: the only call that writes. */
  readonly write: (account: RemoteAccount, press: ClaimedPress) => Promise<WriteResult>;
};

/** An event of a calendar that keeps its owner busy. */
export type RemoteEvent = {
  /** Its id there; each repetition has one of its own. */
  readonly id: string;
  /** Empty for a private one. */
  readonly title: string;
  readonly all_day: boolean;
  /** Moments, or days where it takes whole ones; the end is not part of it. */
  readonly start: string;
  readonly end: string;
};

/** The calls for the events of one calendar. */
export type EventCalls = {
  /** What keeps its owner busy between two moments, in its order: nothing that is free, declined or cancelled. */
  readonly busy: (
    account: RemoteAccount,
    between: { readonly from: Date; readonly to: Date },
  ) => Promise<readonly RemoteEvent[]>;
};

/** How it is known which account somebody agreed to. */
export type AgreedTo =
  /** One of the accounts of the person who signed in, chosen afterwards. */
  | {
      readonly places: (signedIn: SignedIn) => Promise<readonly ProviderPlace[]>;
      /** The access to one of them, where it has its own: then nothing else is kept. */
      readonly accessTo?: (signedIn: SignedIn, remote: string) => Promise<string>;
    }
  | {
      /** Its id in what the provider sent back; undefined when it is not there or odd. */
      readonly remoteIn: (query: URLSearchParams) => string | undefined;
      /** Its name, and its currency if it has one; the first call after a sign-in, which proves that it may be read. */
      readonly describe: (
        account: RemoteAccount,
      ) => Promise<{ readonly name: string; readonly currency: string | null }>;
    };

/** The calls of a provider. What a read asks for is here as far as the provider has it. */
export type Adapter = {
  readonly signedIn: AgreedTo;
  /** How a code becomes tokens where that is not as OAuth has it. */
  readonly exchange?: Exchange;
  readonly invoices?: Invoices;
  readonly books?: Books;
  readonly reviews?: ReviewCalls;
  readonly posts?: PostCalls;
  /** What people did at one place on each day of a range; a day without anything may be left out. */
  readonly performance?: (
    account: RemoteAccount,
    range: DayRange,
  ) => Promise<readonly PerformanceDay[]>;
  readonly events?: EventCalls;
  readonly entries?: CalendarEntryCalls;
  /** What signed events say, or `forged`. */
  readonly eventsIn?: (
    rawBody: string,
    headers: Readonly<Record<string, string>>,
    verifierToken: string,
  ) => SignedEvents | 'forged';
  /** Who took their consent back, or `forged`. */
  readonly withdrawalIn?: (
    rawBody: string,
    clientSecret: string,
    now: Date,
  ) => Withdrawal | 'forged';
};

/** The part of an adapter that fills a capability; one that is not here cannot be read yet. */
type PartOf = {
  invoices: 'invoices';
  payments: 'invoices';
  months: 'books';
  balance: 'books';
  reviews: 'reviews';
  posts: 'posts';
  performance: 'performance';
  events: 'events';
  entries: 'entries';
};
type Entry<Id extends ProviderId> = (typeof providers)[Id];
type CapabilityOf<Id extends ProviderId> = Entry<Id>['capabilities'][number];
type PartsOf<Id extends ProviderId> =
  | PartOf[CapabilityOf<Id> & keyof PartOf]
  | (Entry<Id>['sendsEvents'] extends true ? 'eventsIn' : never)
  | (Entry<Id> extends { readonly tellsOfWithdrawal: true } ? 'withdrawalIn' : never)
  | (Entry<Id>['server'] extends { readonly hasRefreshTokens: false } ? 'exchange' : never);

/** The adapter of one provider, with everything that its entry in the registry names. */
export type AdapterOf<Id extends ProviderId> =
  CapabilityOf<Id> extends keyof PartOf ? Adapter & Required<Pick<Adapter, PartsOf<Id>>> : never;
