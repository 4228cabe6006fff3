import * as z from 'zod';
import { helperIds } from '../catalogue/helper-ids.ts';
import { isTimeZone } from '../lib/local-time.ts';
import { communicationStyles, companySizes, customerTypes } from './business-choices.ts';
import { frostZones } from './frost-zones.ts';

const text = (max: number) => z.string().trim().max(max);
const code = (pattern: RegExp) => z.string().regex(pattern).nullable();
const choices = (max: number) => z.array(text(80).min(1)).max(max);

/** What an owner may say about a business; everything else on it is written by the server. */
export const BusinessDetails = z.strictObject({
  name: text(80).min(1),
  type: text(60).min(1),
  selected_helpers: z.array(z.enum(helperIds)).max(helperIds.length),
  main_challenge: text(300),
  industry: text(80),
  company_size: z.enum(companySizes).nullable(),
  location: text(120),
  years_in_business: z.int().min(0).max(200).nullable(),
  ai_usage_context: text(500),
  phase_tag: text(40),
  selected_goals: choices(25),
  preferred_communication_style: z.enum(communicationStyles).nullable(),
  operational_context: text(500),
  tools_software_in_use: choices(25),
  primary_service_channels: choices(15),
  typical_customer_type: z.enum(customerTypes).nullable(),
  /** Who signs what goes out to customers, and how they are reached; empty when unknown. */
  owner_name: text(80),
  phone: text(40),
  website: text(200),
  /** ISO 3166-1, two letters. */
  country: code(/^[A-Z]{2}$/),
  /** ISO 4217, three letters. */
  currency: code(/^[A-Z]{3}$/),
  /** IANA name, for example America/New_York. */
  time_zone: z.string().max(60).refine(isTimeZone, 'Not a time zone').nullable(),
  /** Language of answers as a BCP 47 tag. */
  language: code(/^[a-z]{2,3}(-[A-Z][a-z]{3})?$/),
  winters: z.enum(frostZones).nullable(),
});
export type BusinessDetails = z.infer<typeof BusinessDetails>;

/** A business as stored and sent: its details, its owner and when it changed. */
export const Business = z
  .object({
    ...BusinessDetails.shape,
    id: z.uuid(),
    user_profile_id: z.string(),
    is_active: z.boolean(),
    onboarding_completed: z.boolean(),
    /** When the owner last closed a helper for another one; on a plan that opens only some this is possible once a day. */
    helpers_swapped_at: z.iso.datetime().nullable().optional(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Business' });
export type Business = z.infer<typeof Business>;

/** A business as stored. Which one is active is stored in the account only. */
export type StoredBusiness = Omit<Business, 'is_active'>;

type SomeDetails = { [K in keyof BusinessDetails]?: BusinessDetails[K] | undefined };

/** The details without undefined fields, and lists without duplicates. */
export const tidyDetails = <T extends SomeDetails>(details: T) =>
  Object.fromEntries(
    Object.entries(details)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, Array.isArray(value) ? [...new Set(value)] : value]),
  ) as { [K in keyof T]: Exclude<T[K], undefined> };
