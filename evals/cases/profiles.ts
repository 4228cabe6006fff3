/** Profile values shared by the businesses of the golden set. */
import type { PartialBusiness } from '../../shared/domain/chat/prompt/placeholder-values.ts';

export const us = (time_zone: string, winters: 'freezing' | 'mild' | 'none') =>
  ({ country: 'US', currency: 'USD', time_zone, language: 'en', winters }) as const;
export const denver = us('America/Denver', 'freezing');
export const chicago = us('America/Chicago', 'freezing');
export const newYork = us('America/New_York', 'freezing');
export const phoenix = us('America/Phoenix', 'none');
export const losAngeles = us('America/Los_Angeles', 'mild');

/** Onboarding with every field answered. */
export const full = {
  company_size: '2-10',
  years_in_business: 9,
  typical_customer_type: 'residential',
  preferred_communication_style: 'short_direct',
  main_challenge: 'Finding new customers',
  tools_software_in_use: ['QuickBooks', 'Google Calendar'],
  primary_service_channels: ['Phone', 'Text/SMS'],
} as const satisfies PartialBusiness;

/** One person with a van. */
export const worksAlone = { company_size: 'solo' } as const satisfies PartialBusiness;
