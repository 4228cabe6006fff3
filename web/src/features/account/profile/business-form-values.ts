import type { Business, BusinessDetails } from '#shared/domain/account/business.ts';
import { tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import type { Errors, Values } from '#web/ui/use-form.ts';
import type { ProfileField } from './profile-fields.ts';

export const otherTypeField = 'other_type';

/** A free-text trade shows as Other, with the owner's words beside it. */
export const knownType = (type: string) =>
  type === '' || tradeNames.some((known) => known === type) ? type : 'Other';

/** The trade a form says: the listed one, or the owner's own words where that is Other. */
export const typeIn = (values: Values) => {
  const type = values.text('type');
  return type === 'Other' ? values.text(otherTypeField) || type : type;
};

/** What a field of a business says in words, or nothing. */
export const fieldWords = (field: ProfileField, business: Business): string => {
  const value = business[field.name];
  if (Array.isArray(value)) return value.join(', ');
  if (value === null || value === '') return '';
  if (field.name === 'type') return String(value);
  const option = 'options' in field && field.options.find((known) => known.value === value);
  return option ? option.label : String(value);
};

/** What is wrong with the form, by field name. */
export const businessFormErrors = (values: Values): Errors => {
  const years = values.text('years_in_business');
  const isNumber = /^\d{1,4}$/.test(years);
  return {
    ...(!values.text('name') && { name: 'Business name is required' }),
    ...(!values.text('type') && { type: 'Business type is required' }),
    ...(years && !isNumber && { years_in_business: 'Enter a whole number of years, 0 or more' }),
    ...(isNumber && Number(years) > 200 && { years_in_business: 'Enter 200 years or less' }),
  };
};

/** What differs from the business as it was: only that is sent, so that another tab's changes to other fields stay. */
export const changesOf = (
  details: Omit<BusinessDetails, 'selected_helpers'>,
  before: Business,
): Partial<BusinessDetails> =>
  Object.fromEntries(
    Object.entries(details).filter(
      ([name, value]) => !isSame(value, before[name as keyof typeof details]),
    ),
  );

const isSame = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((value) => other.includes(value))
    : one === other;

/** The form as the API takes it; blank years become null. */
export const detailsInForm = (values: Values): Omit<BusinessDetails, 'selected_helpers'> => {
  const choice = <T extends string>(name: string) => (values.text(name) || null) as T | null;
  const years = values.text('years_in_business');
  return {
    name: values.text('name'),
    type: typeIn(values),
    industry: values.text('industry'),
    company_size: choice('company_size'),
    location: values.text('location'),
    years_in_business: years === '' ? null : Number(years),
    typical_customer_type: choice('typical_customer_type'),
    owner_name: values.text('owner_name'),
    phone: values.text('phone'),
    website: values.text('website'),
    country: choice('country'),
    currency: choice('currency'),
    time_zone: choice('time_zone'),
    language: choice('language'),
    winters: choice('winters'),
    phase_tag: values.text('phase_tag'),
    main_challenge: values.text('main_challenge'),
    selected_goals: values.all('selected_goals'),
    tools_software_in_use: values.all('tools_software_in_use'),
    primary_service_channels: values.all('primary_service_channels'),
    preferred_communication_style: choice('preferred_communication_style'),
    operational_context: values.text('operational_context'),
    ai_usage_context: values.text('ai_usage_context'),
  };
};
