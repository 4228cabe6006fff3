import type { BusinessDetails, StoredBusiness } from './business.ts';
import { unknownPlace } from './business-place.ts';

/** How many businesses one owner may have. */
export const businessLimit = 20;

/** The details of a business of which only name and type are given. */
export const blankDetails = (name: string, type: string): BusinessDetails => ({
  name,
  type,
  selected_helpers: [],
  main_challenge: '',
  industry: '',
  company_size: null,
  location: '',
  years_in_business: null,
  ai_usage_context: '',
  phase_tag: '',
  selected_goals: [],
  preferred_communication_style: null,
  operational_context: '',
  tools_software_in_use: [],
  primary_service_channels: [],
  typical_customer_type: null,
  owner_name: '',
  phone: '',
  website: '',
  ...unknownPlace,
});

/** A new business of an owner, described by `details`. */
export const startBusiness = (
  details: BusinessDetails,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
): StoredBusiness => ({
  ...details,
  id,
  user_profile_id: accountId,
  onboarding_completed: true,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
});
