import type { BusinessDetails } from '#shared/domain/account/business.ts';
import {
  businessChallenges,
  businessPhases,
  communicationStyleLabels,
  communicationStyles,
  companySizeLabels,
  companySizes,
  customerTypeLabels,
  customerTypes,
  goalOptions,
  serviceChannels,
  toolOptions,
} from '#shared/domain/account/business-choices.ts';
import { tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { businessPlaceOptions } from './business-place-options.ts';

type Option = { value: string; label: string };
const plain = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: value }));
const labeled = <T extends string>(values: readonly T[], labels: Record<T, string>): Option[] =>
  values.map((value) => ({ value, label: labels[value] }));

type Common = { name: keyof BusinessDetails; label: string; hint?: string; placeholder?: string };
export type ProfileField = Common &
  (
    | { kind: 'text'; max: number }
    | { kind: 'textarea'; max: number }
    | { kind: 'number'; max: number }
    | { kind: 'select'; options: Option[] }
    | { kind: 'many'; options: Option[] }
  );

const place = businessPlaceOptions();

/** The fields of the profile form in their groups; the read-only view and the form are both made from them. */
export const profileFieldGroups: { title: string; fields: ProfileField[] }[] = [
  {
    title: 'The business',
    fields: [
      { name: 'name', label: 'Business name', kind: 'text', max: 80 },
      { name: 'type', label: 'Business type', kind: 'select', options: plain(tradeNames) },
      {
        name: 'industry',
        label: 'Specialty',
        kind: 'text',
        max: 80,
        placeholder: 'Example: older homes, gas appliances',
      },
      {
        name: 'company_size',
        label: 'Business size',
        kind: 'select',
        options: labeled(companySizes, companySizeLabels),
      },
      {
        name: 'location',
        label: 'Location',
        kind: 'text',
        max: 120,
        placeholder: 'City, State, Country',
      },
      { name: 'years_in_business', label: 'Years in business', kind: 'number', max: 200 },
      {
        name: 'typical_customer_type',
        label: 'Typical customers',
        kind: 'select',
        options: labeled(customerTypes, customerTypeLabels),
      },
      {
        name: 'phase_tag',
        label: 'Business stage',
        kind: 'select',
        options: plain(businessPhases),
      },
    ],
  },
  {
    title: 'How you sign off',
    fields: [
      {
        name: 'owner_name',
        label: 'Your name',
        kind: 'text',
        max: 80,
        hint: 'What customers call you. We sign your drafts with it. It isn’t shared with the AI.',
      },
      { name: 'phone', label: 'Phone number for customers', kind: 'text', max: 40 },
      {
        name: 'website',
        label: 'Website or booking page',
        kind: 'text',
        max: 200,
        placeholder: 'example.com',
      },
    ],
  },
  {
    title: 'Country and language',
    fields: [
      { name: 'country', label: 'Country', kind: 'select', options: place.countries },
      { name: 'currency', label: 'Currency', kind: 'select', options: place.currencies },
      { name: 'time_zone', label: 'Time zone', kind: 'select', options: place.zones },
      { name: 'language', label: 'Answer language', kind: 'select', options: place.languages },
      { name: 'winters', label: 'Winters', kind: 'select', options: place.winters },
    ],
  },
  {
    title: 'Goals',
    fields: [
      {
        name: 'main_challenge',
        label: 'Main challenge',
        kind: 'select',
        options: plain(businessChallenges),
      },
      { name: 'selected_goals', label: 'Goals', kind: 'many', options: plain(goalOptions) },
    ],
  },
  {
    title: 'How you work',
    fields: [
      {
        name: 'tools_software_in_use',
        label: 'Tools you use',
        kind: 'many',
        options: plain(toolOptions),
      },
      {
        name: 'primary_service_channels',
        label: 'How customers reach you',
        kind: 'many',
        options: plain(serviceChannels),
      },
      {
        name: 'preferred_communication_style',
        label: 'How your helpers should write',
        kind: 'select',
        options: labeled(communicationStyles, communicationStyleLabels),
      },
      {
        name: 'operational_context',
        label: 'Anything else your helpers should know',
        kind: 'textarea',
        max: 500,
        placeholder: 'Example: 2 vans, no Sunday work, we subcontract tile work',
      },
      {
        name: 'ai_usage_context',
        label: 'What you want AI to do, and not do',
        kind: 'textarea',
        max: 500,
        placeholder: 'Example: write drafts for me, never give a price without checking with me',
      },
    ],
  },
];
