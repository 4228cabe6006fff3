import { connections } from '#shared/contract/connections.ts';
import { feature } from '../lib/http.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { acceptNumbers } from './books/accept-books-numbers.ts';
import { books } from './books/get-books.ts';
import { listJobs } from './calendar/list-jobs.ts';
import { listEntriesOf, pressEntry } from './calendar/press-entry.ts';
import { saveWorkingHours } from './calendar/save-working-hours.ts';
import { choosePlace } from './choose-place.ts';
import { disconnect } from './disconnect-provider.ts';
import { list } from './list-connections.ts';
import { listPostsOf, postPhoto } from './posts/list-posts.ts';
import { pressPost, takeBackPost } from './posts/press-post.ts';
import { forgetImportedReceivables } from './receivables/forget-imported-receivables.ts';
import { importReceivables } from './receivables/import-receivables.ts';
import { receivables } from './receivables/list-receivables.ts';
import { markReceivable } from './receivables/mark-receivable.ts';
import { saveReceivableNote } from './receivables/save-receivable-note.ts';
import { sync } from './request-sync.ts';
import { forgetReview } from './reviews/forget-review.ts';
import { listReviewsOf } from './reviews/list-reviews.ts';
import { pressAnswer, takeBackAnswer } from './reviews/press-answer.ts';
import { finish } from './sign-in/finish-sign-in.ts';
import { start } from './sign-in/start-sign-in.ts';

export const handler = feature(
  connections,
  {
    receivables,
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
    takeBack: takeBackAnswer,
    forgetReview,
    jobs: listJobs,
    saveHours: saveWorkingHours,
    entries: listEntriesOf,
    pressEntry,
    posts: listPostsOf,
    pressPost,
    postPhoto,
    takeBackPost,
    sync,
    disconnect,
    books,
    acceptNumbers,
  },
  { enterAccount },
);
