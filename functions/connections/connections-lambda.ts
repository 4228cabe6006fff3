import { connections } from '#shared/contract/connections.ts';
import { Problem } from '#shared/contract/problem.ts';
import {
  changeReceivable as changed,
  inTheWayOf,
  mergeReceivables,
  noteReceivable as noted,
  type ReceivableChange,
} from '#shared/domain/connections/merge-receivables.ts';
import type { Receivable } from '#shared/domain/connections/receivable.ts';
import { isPaidByHand } from '#shared/domain/connections/receivable-rules.ts';
import { isTodaySomewhere } from '#shared/domain/numbers/accept-numbers.ts';
import { findBusiness, ownedBusiness } from '../account/businesses/businesses-table.ts';
import { asPreviewed } from '../lib/account-as-previewed.ts';
import { changeItem } from '../lib/business-writes-table.ts';
import { feature, handle } from '../lib/http.ts';
import type { AccountId } from '../lib/ids.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { listJobs } from './calendar/list-jobs.ts';
import { listEntriesOf, pressEntry } from './calendar/press-entry.ts';
import { saveHours } from './calendar/save-hours.ts';
import { choosePlace } from './choose-place.ts';
import { connectionView, isInPlan } from './connection-views.ts';
import { findConnection, listConnections } from './connections-table.ts';
import { disconnect } from './disconnect.ts';
import { finish } from './finish-sign-in.ts';
import { acceptNumbers, books } from './get-books.ts';
import { listPostsOf, postPhoto } from './posts/list-posts.ts';
import { pressPost, takeBackPost } from './posts/press-post.ts';
import { offeredProviders } from './providers/oauth-clients.ts';
import {
  findReceivable,
  listReceivables,
  receivableId,
  removeReceivables,
  saveChanged,
  saveReceivables as store,
} from './receivables-table.ts';
import { readWhenBack, sync } from './request-sync.ts';
import { forgetReview } from './reviews/forget-review.ts';
import { listReviewsOf } from './reviews/list-reviews.ts';
import { press, takeBack } from './reviews/press-answer.ts';
import { start } from './start-sign-in.ts';

const requireBusiness = async (accountId: AccountId, businessId: string) => {
  if (!(await findBusiness(accountId, businessId))) throw new Problem('not-found');
};

/** Refuses a date that is nowhere today: what is noted is dated by the owner's day. */
const requireToday = (day: string, now: Date) => {
  if (!isTodaySomewhere(day, now)) {
    throw new Problem('invalid', 'The date on your device looks wrong. Check it and try again.');
  }
};

/** The invoices that customers of a business owe for. */
const receivables = handle(connections.receivables, async ({ business_id }, { accountId, now }) => {
  await requireBusiness(accountId, business_id);
  return { receivables: await listReceivables(accountId, business_id, now) };
});

/** A file takes the place of the last one: what is gone from it counts as paid. */
const saveReceivables = handle(
  connections.saveReceivables,
  async ({ business_id, today, currency, invoices }, { accountId, now }) => {
    requireToday(today, now);
    const kept = await listReceivables(accountId, business_id, now);
    const list = { business_id, source: 'file' as const, currency, today, invoices };
    const merged = mergeReceivables(kept, list, receivableId);
    const outcome = await store(accountId, business_id, merged, kept);
    if (outcome !== 'saved') throw new Problem('not-found');
    return { receivables: await listReceivables(accountId, business_id, now) };
  },
);

/** Refuses to change by hand what connected books decide: their next read would change it back. */
const requireByHand = ({ source }: Receivable, change: ReceivableChange) => {
  if ((change === 'paid' || change === 'open') && !isPaidByHand({ source })) {
    throw new Problem(
      'invalid',
      'Record the payment in your books. Then this invoice is paid here too.',
    );
  }
};

type Place = { readonly accountId: AccountId; readonly business_id: string; readonly id: string };

/** Stores one invoice after a change of its newest state; another change that came in between is not lost. */
const changeOne = async (
  { accountId, business_id, id }: Place,
  now: Date,
  change: (one: Receivable) => Receivable,
): Promise<Receivable> => {
  const { after } = await changeItem({
    find: () => findReceivable(accountId, business_id, id, now),
    change,
    save: (before, next) => saveChanged(accountId, before, next),
  });
  return after;
};

const notedWords = {
  paid: 'It was marked as paid in the meantime.',
  reminded: 'A reminder was noted in the meantime.',
  note: 'The note of that day was changed in the meantime.',
} as const;

/** The stored invoice goes along with who was first, so that the page can show both. */
const notedMeanwhile = (receivable: Receivable, noted: keyof typeof notedWords) =>
  new Problem('conflict', notedWords[noted], { data: { receivable, noted } });

/** Marks an invoice as paid, open or reminded; throws `conflict` where somebody was first. */
const changeReceivable = handle(
  connections.changeReceivable,
  ({ business_id, id, today, change, seen }, { accountId, personId, now }) => {
    requireToday(today, now);
    return changeOne({ accountId, business_id, id }, now, (one) => {
      requireByHand(one, change);
      const noted = seen && inTheWayOf(change, one, seen);
      if (noted) throw notedMeanwhile(one, noted);
      return changed(one, change, today, { by: personId, at: now.toISOString() });
    });
  },
);

/** A note is of today, or takes the place of one that stands. */
const noteReceivable = handle(
  connections.noteReceivable,
  ({ business_id, id, on, text, seen }, { accountId, personId, now }) =>
    changeOne({ accountId, business_id, id }, now, (one) => {
      const stored = one.notes.find((note) => note.on === on);
      if (!stored) requireToday(on, now);
      const standing = stored?.text ?? '';
      if (standing === text) return one;
      if (seen !== undefined && standing !== seen) throw notedMeanwhile(one, 'note');
      return noted(one, { on, text, said: { by: personId, at: now.toISOString() } });
    }),
);

/** Removes the invoices that came from a file; those of connected books stay. */
const forgetReceivables = handle(
  connections.forgetReceivables,
  async ({ business_id }, { accountId, now }) => {
    await requireBusiness(accountId, business_id);
    const kept = await listReceivables(accountId, business_id, now);
    await removeReceivables(
      accountId,
      kept.filter(({ source }) => source === 'file'),
    );
    return { receivables: await listReceivables(accountId, business_id, now) };
  },
);

/** What a business has connected and could connect; what is old is read again, because its owner is here. */
const list = handle(connections.list, async ({ business_id }, caller) => {
  const { accountId, now } = caller;
  const { account: own } = await ownedBusiness(accountId, business_id);
  const account = asPreviewed(own, caller);
  const stored = await listConnections(accountId, business_id);
  const offered = offeredProviders();
  // A preview changes nothing.
  if (account === own)
    await readWhenBack(
      accountId,
      stored.filter(({ provider }) => isInPlan(account, provider, now)),
      now,
    );
  return {
    connections: offered.map((provider) =>
      connectionView(
        provider,
        stored.find((one) => one.provider === provider),
        isInPlan(account, provider, now),
        now,
      ),
    ),
  };
});

/** Disconnects a provider from a business, and answers how it stands then. */
const stop = handle(
  connections.disconnect,
  async ({ business_id, provider }, { accountId, now }) => {
    const { account } = await ownedBusiness(accountId, business_id);
    const ref = { accountId, businessId: business_id, provider };
    if (!(await findConnection(ref))) throw new Problem('not-found');
    const isGone = await disconnect(ref, now);
    const left = isGone ? undefined : await findConnection(ref);
    return connectionView(provider, left, isInPlan(account, provider, now), now);
  },
);

export const handler = feature(
  connections,
  {
    receivables,
    saveReceivables,
    changeReceivable,
    noteReceivable,
    forgetReceivables,
    list,
    start,
    finish,
    choosePlace,
    reviews: listReviewsOf,
    press,
    takeBack,
    forgetReview,
    jobs: listJobs,
    saveHours,
    entries: listEntriesOf,
    pressEntry,
    posts: listPostsOf,
    pressPost,
    postPhoto,
    takeBackPost,
    sync,
    disconnect: stop,
    books,
    acceptNumbers,
  },
  { enterAccount },
);
