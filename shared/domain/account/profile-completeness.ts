/** How much of a profile is known, and what is most useful to say next. */
import type { BusinessDetails } from './business.ts';

/** The fields that helpers use, the most useful first. Name and type are known from the start. */
export const usefulFields = [
  'location',
  'company_size',
  'main_challenge',
  'typical_customer_type',
  'primary_service_channels',
  'tools_software_in_use',
  'selected_goals',
  'industry',
  'phase_tag',
  'preferred_communication_style',
  'operational_context',
  'years_in_business',
  'ai_usage_context',
  'country',
  'currency',
  'time_zone',
  'language',
  'winters',
] as const satisfies readonly (keyof BusinessDetails)[];
export type UsefulField = (typeof usefulFields)[number];

type Details = Readonly<Pick<BusinessDetails, UsefulField>>;

const isKnown = (value: Details[UsefulField]) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== '';

/** How many of the useful fields are known, and the most useful one that is not; undefined when all are. */
export const profileCompleteness = (details: Details) => {
  const unknown = usefulFields.filter((field) => !isKnown(details[field]));
  return {
    known: usefulFields.length - unknown.length,
    of: usefulFields.length,
    next: unknown[0],
  };
};
