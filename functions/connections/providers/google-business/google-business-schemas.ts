/** What the APIs of Google Business Profile answer, as far as it is read; members that are not named here are ignored. */
import * as z from 'zod';
import { mostPerDay } from '#shared/domain/connections/performance/performance-days.ts';
import { Moment } from '../provider-http.ts';

/** `accounts/123` */
const AccountName = z.string().regex(/^accounts\/[\w-]{1,64}$/);
/** `locations/456` */
const LocationName = z.string().regex(/^locations\/[\w-]{1,64}$/);
const pageToken = { nextPageToken: z.string().optional() };

export const Accounts = z.object({
  accounts: z.array(z.object({ name: AccountName })).default([]),
  ...pageToken,
});

export const Locations = z.object({
  locations: z
    .array(
      z.object({
        name: LocationName,
        title: z.string().default(''),
        storefrontAddress: z
          .object({
            addressLines: z.array(z.string()).default([]),
            locality: z.string().optional(),
          })
          .optional(),
        metadata: z.object({ hasVoiceOfMerchant: z.boolean().optional() }).optional(),
      }),
    )
    .default([]),
  ...pageToken,
});
export type Location = z.infer<typeof Locations>['locations'][number];

const stars = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 } as const;

export const Review = z.object({
  /** Unguessable and opaque; it goes into addresses, so nothing but what an address takes as it is. */
  reviewId: z.string().regex(/^[\w-]{1,300}$/),
  reviewer: z
    .object({ displayName: z.string().optional(), isAnonymous: z.boolean().optional() })
    .default({}),
  starRating: z.enum(Object.keys(stars) as [keyof typeof stars]).transform((name) => stars[name]),
  /** A review may be stars alone. */
  comment: z.string().default(''),
  createTime: Moment,
  updateTime: Moment,
  reviewReply: z.object({ comment: z.string().default(''), updateTime: Moment }).optional(),
});
export type Review = z.infer<typeof Review>;

export const Reviews = z.object({
  reviews: z.array(Review).default([]),
  averageRating: z.number().min(0).max(5).optional(),
  totalReviewCount: z.int().min(0).default(0),
  ...pageToken,
});

/** What stands there, waits for a check there, or was taken off there. */
export const LocalPost = z.object({
  name: z
    .string()
    .regex(/^accounts\/[\w-]{1,64}\/locations\/[\w-]{1,64}\/localPosts\/[\w-]{1,300}$/),
  summary: z.string().default(''),
  state: z.string().default(''),
  createTime: Moment,
  searchUrl: z.url({ protocol: /^https$/ }).optional(),
});
export type LocalPost = z.infer<typeof LocalPost>;

export const LocalPosts = z.object({ localPosts: z.array(LocalPost).default([]), ...pageToken });

const padded = (part: number) => String(part).padStart(2, '0');

/** A day of the calendar; one that does not exist is refused. */
const Day = z
  .object({ year: z.int().min(2000).max(2200), month: z.int(), day: z.int() })
  .transform(({ year, month, day }) => `${year}-${padded(month)}-${padded(day)}`)
  .pipe(z.iso.date());

/** Whole numbers come as text; a zero is left out. */
const DatedValue = z.object({
  date: Day,
  value: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().max(mostPerDay))
    .default(0),
});

export const DailyMetrics = z.object({
  // Each count that was asked for has its days, also where all of them are zero.
  multiDailyMetricTimeSeries: z.array(
    z.object({
      dailyMetricTimeSeries: z.array(
        z.object({
          dailyMetric: z.string(),
          timeSeries: z
            .object({ datedValues: z.array(DatedValue).default([]) })
            .default({ datedValues: [] }),
        }),
      ),
    }),
  ),
});
export type DailyMetrics = z.infer<typeof DailyMetrics>;
