import type { RepliedKind } from '../../domain/chat/message-replies/incoming-kinds.ts';
import { badReview } from './bad-review.ts';
import { comeToday } from './come-today.ts';
import { complaint } from './complaint.ts';
import type { Kit } from './kit.ts';
import { overdueInvoice } from './overdue-invoice.ts';
import { quietQuote } from './quiet-quote.ts';
import { review } from './review.ts';
import { tooExpensive } from './too-expensive.ts';

/** The kit of each kind of incoming message, and of reviews. */
export const kits: Readonly<Record<RepliedKind, Kit>> = {
  complaint,
  'bad-review': badReview,
  'too-expensive': tooExpensive,
  'quiet-quote': quietQuote,
  'overdue-invoice': overdueInvoice,
  'come-today': comeToday,
  review,
};
