import * as z from 'zod';
import { longestReplyBytes } from '../../domain/connections/press-rules.ts';
import { Review, ReviewPress, ReviewsView } from '../../domain/connections/reviews/review.ts';
import { route } from '../route.ts';

const Business = z.strictObject({ business_id: z.uuid() });
const OneReview = Business.extend({ id: Review.shape.id });
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** The routes of reviews, operations of the connections. */
export const reviews = {
  reviews: route({
    summary: 'The reviews of a connected place, the newest first, and its stars by month',
    method: 'GET',
    path: '/businesses/{business_id}/reviews',
    access: 'member',
    role: 'office',
    input: Business,
    output: ReviewsView,
    problems: ['not-found'],
  }),
  press: route({
    summary:
      'Have the exact words posted under a review a minute later, or the answer there taken away; where somebody else was first it is a conflict, and its `data` has the review and who it was',
    method: 'POST',
    path: '/businesses/{business_id}/reviews/{id}/presses',
    access: 'member',
    role: 'office',
    input: OneReview.extend({
      /** Made by the caller: a press that is sent twice is one. */
      press: ReviewPress.shape.id,
      kind: ReviewPress.shape.kind,
      text: z
        .string()
        .trim()
        .max(longestReplyBytes)
        .refine((text) => bytesOf(text) <= longestReplyBytes, 'Too long'),
      /** The answer that this device showed under the review; null for none. Another one that stands there by now is a conflict. */
      seen: z.string().nullable().optional(),
    }).refine(({ kind, text }) => (kind === 'reply') === (text !== ''), 'An answer needs words'),
    output: Review,
    problems: ['not-found', 'upgrade-needed', 'conflict'],
  }),
  takeBack: route({
    summary: 'Take back what was pressed and not sent yet; its words are deleted',
    method: 'DELETE',
    path: '/businesses/{business_id}/reviews/{id}/presses/{press}',
    access: 'member',
    role: 'office',
    input: OneReview.extend({ press: ReviewPress.shape.id }),
    output: Review,
    problems: ['not-found', 'conflict'],
  }),
  forgetReview: route({
    summary: 'Take a review off the list that is gone from the provider',
    method: 'DELETE',
    path: '/businesses/{business_id}/reviews/{id}',
    access: 'member',
    role: 'office',
    input: OneReview,
    output: ReviewsView,
    problems: ['not-found', 'conflict'],
  }),
};
