import type { BusinessDetails } from '../../account/business.ts';
import { communicationStyleLabels, companySizeLabels } from '../../account/business-choices.ts';
import { factName } from '../../memory/fact-synonyms.ts';

/** The details of a business when a prompt is composed; every field may be missing. */
export type PartialBusiness = Readonly<Partial<BusinessDetails>>;

/** Something remembered about a business; a decision has no key, a paused fact is not used. */
export type RememberedText = Readonly<{ key: string; text: string; paused?: boolean }>;

/** The remembered fact of that key, whatever its capitals and underscores, or an empty text. */
export const rememberedFact = (memory: readonly RememberedText[], key: string): string =>
  memory.find((fact) => !fact.paused && factName(fact.key) === factName(key))?.text ?? '';

const known = (type: string | undefined) => (type && type !== 'Other' ? type : 'service business');

/** The labels of the profile form, as an owner would say them. */
const customerWords = {
  residential: 'homeowners and renters',
  commercial: 'businesses',
  both: 'homes and businesses',
} as const;

/** The texts a prompt may use about a business, by placeholder; name and type are never empty. */
export const placeholderValues = (
  business: PartialBusiness,
  memory: readonly RememberedText[],
): Record<string, string> => ({
  business_name: business.name || 'my business',
  business_type: known(business.type),
  location: business.location ?? '',
  service_area: rememberedFact(memory, 'service area') || (business.location ?? ''),
  typical_customer_type: business.typical_customer_type
    ? customerWords[business.typical_customer_type]
    : '',
  company_size: business.company_size ? companySizeLabels[business.company_size] : '',
  years_in_business: business.years_in_business?.toString() ?? '',
  main_challenge: business.main_challenge ?? '',
  industry: business.industry ?? '',
  preferred_communication_style: business.preferred_communication_style
    ? communicationStyleLabels[business.preferred_communication_style]
    : '',
  tools_software_in_use: (business.tools_software_in_use ?? []).join(', '),
  primary_service_channels: (business.primary_service_channels ?? []).join(', '),
  selected_goals: (business.selected_goals ?? []).join(', '),
  // Known from the profile, so that no dialog asks for them.
  growth_stage: business.phase_tag ?? '',
  primary_business_goal: business.selected_goals?.[0] ?? '',
});
