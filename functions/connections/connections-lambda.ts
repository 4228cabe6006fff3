import { connections } from '#shared/contract/connections.ts';
import { feature } from '../lib/http.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { acceptNumbers } from './books/accept-books-numbers.ts';
import { books } from './books/get-books.ts';
import { listJobs } from './calendar/list-jobs.ts';
import { listEntriesOf, pressEntry } from './calendar/press-entry.ts';
import { saveHours } from './calendar/save-hours.ts';
import { choosePlace } from './choose-place.ts';
import { stop } from './disconnect-provider.ts';
import { list } from './list-connections.ts';
import { listPostsOf, postPhoto } from './posts/list-posts.ts';
import { pressPost, takeBackPost } from './posts/press-post.ts';
import { changeReceivable } from './receivables/change-receivable.ts';
import { forgetReceivables } from './receivables/forget-receivables.ts';
import { receivables } from './receivables/list-receivables.ts';
import { noteReceivable } from './receivables/note-receivable.ts';
import { saveReceivables } from './receivables/save-receivables.ts';
import { sync } from './request-sync.ts';
import { forgetReview } from './reviews/forget-review.ts';
import { listReviewsOf } from './reviews/list-reviews.ts';
import { press, takeBack } from './reviews/press-answer.ts';
import { finish } from './sign-in/finish-sign-in.ts';
import { start } from './sign-in/start-sign-in.ts';

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
