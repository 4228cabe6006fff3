import { connections } from '#shared/contract/connections.ts';
import { feature } from '../lib/http-handler.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { acceptNumbers } from './books/accept-books-numbers.ts';
import { books } from './books/get-books.ts';
import { listEntriesOf } from './calendar/list-entries.ts';
import { listJobs } from './calendar/list-jobs.ts';
import { pressEntry } from './calendar/press-entry.ts';
import { saveWorkingHours } from './calendar/save-working-hours.ts';
import { choosePlace } from './choose-place.ts';
import { disconnect } from './disconnect-provider.ts';
import { list } from './list-connections.ts';
import { postPhoto } from './posts/get-post-photo.ts';
import { listPostsOf } from './posts/list-posts.ts';
import { pressPost } from './posts/press-post.ts';
import { takeBackUnsentPost } from './posts/take-back-unsent-post.ts';
import { forgetImportedReceivables } from './receivables/forget-imported-receivables.ts';
import { importReceivables } from './receivables/import-receivables.ts';
import { listReceivablesOf } from './receivables/list-receivables.ts';
import { markReceivable } from './receivables/mark-receivable.ts';
import { saveReceivableNote } from './receivables/save-receivable-note.ts';
import { sync } from './request-sync.ts';
import { forgetReview } from './reviews/forget-review.ts';
import { listReviewsOf } from './reviews/list-reviews.ts';
import { pressAnswer } from './reviews/press-answer.ts';
import { takeBackUnsentAnswer } from './reviews/take-back-unsent-answer.ts';
import { finish } from './sign-in/finish-sign-in.ts';
import { start } from './sign-in/start-sign-in.ts';

export const handler = feature(
  connections,
  {
    receivables: listReceivablesOf,
    saveReceivables: importReceivables,
    changeReceivable: markReceivable,
    noteReceivable: saveReceivableNote,
    forgetReceivables: forgetImportedReceivables,
    list,
    start,
    finish,
    choosePlace,
    reviews: listReviewsOf,
    press: pressAnswer,
    takeBack: takeBackUnsentAnswer,
    forgetReview,
    jobs: listJobs,
    saveHours: saveWorkingHours,
    entries: listEntriesOf,
    pressEntry,
    posts: listPostsOf,
    pressPost,
    postPhoto,
    takeBackPost: takeBackUnsentPost,
    sync,
    disconnect,
    books,
    acceptNumbers,
  },
  { enterAccount },
);
