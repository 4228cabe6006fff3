/** A review of a connected place as its owner sees it. */
import * as z from 'zod';
import { pressProblemIds } from '../press-problems.ts';
import { pressStates } from '../press-rules.ts';
import { providerIds } from '../providers.ts';

const moment = z.iso.datetime();
const stars = z.int().min(1).max(5);

/** What an owner pressed to have written under a review: the exact words, and how it goes on. */
export const ReviewPress = z
  .object({
    id: z.ulid(),
    kind: z.enum(['reply', 'unreply']),
    /** The exact words; empty for an answer that is taken away. */
    text: z.string(),
    state: z.enum(pressStates),
    pressed_at: moment,
    /** Who pressed. */
    by: z.string(),
    /** When it is sent, or was tried last. */
    goes_at: moment,
    problem: z.enum(pressProblemIds).nullable(),
  })
  .meta({ id: 'Press' });
export type ReviewPress = z.infer<typeof ReviewPress>;

export const Review = z
  .object({
    id: z.string().regex(/^[0-9a-z]{26}$/),
    business_id: z.uuid(),
    stars,
    /** As its writer wrote it; somebody else's words, empty for stars alone. */
    text: z.string(),
    /** First name and initial; empty for one who hides the name. */
    name: z.string(),
    at: moment,
    /** The answer that stands at the provider. */
    reply: z.object({ text: z.string(), at: moment }).nullable(),
    /** What it was before its writer changed it last, since it was first read here. */
    before: z.object({ stars, at: moment }).nullable(),
    /** When it was found to be gone from the provider. */
    removed_at: moment.nullable(),
    /** What is being done about its answer, or failed. */
    press: ReviewPress.nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;

/** What all reviews of a place come to, as the provider and the months say. */
export const Ratings = z
  .object({
    average: z.number().min(0).max(5).nullable(),
    total: z.int().min(0),
    /** The last months with a review, oldest first. */
    months: z
      .array(
        z.object({
          month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
          reviews: z.int().min(1),
          stars: z.int().min(1),
        }),
      )
      .max(12),
    /** What the reviews before these months come to; null where not all were read. */
    earlier: z.object({ reviews: z.int().min(0), stars: z.int().min(0) }).nullable(),
  })
  .meta({ id: 'Ratings' });
export type Ratings = z.infer<typeof Ratings>;

/** The reviews of a business, and where they come from; `provider` is null while none is connected. */
export const ReviewsView = z
  .object({
    provider: z.enum(providerIds).nullable(),
    /** The newest first. */
    reviews: z.array(Review),
    ratings: Ratings.nullable(),
    read_at: moment.nullable(),
  })
  .meta({ id: 'Reviews' });
export type ReviewsView = z.infer<typeof ReviewsView>;

/** A review as its owner takes it along. */
export const ExportedReview = Review.omit({ press: true }).meta({ id: 'ExportedReview' });
export type ExportedReview = z.infer<typeof ExportedReview>;
