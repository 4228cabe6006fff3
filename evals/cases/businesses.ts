/** The businesses of the golden set: every trade once alone with an empty profile and once as a crew with a full one, and some elsewhere. */
import type { PartialBusiness } from '../../shared/domain/placeholder-values.ts';

const us = (time_zone: string, winters: 'freezing' | 'mild' | 'none') =>
  ({ country: 'US', currency: 'USD', time_zone, language: 'en', winters }) as const;
const denver = us('America/Denver', 'freezing');
const chicago = us('America/Chicago', 'freezing');
const newYork = us('America/New_York', 'freezing');
const phoenix = us('America/Phoenix', 'none');
const losAngeles = us('America/Los_Angeles', 'mild');

/** What onboarding asks, answered to the end. */
const full = {
  company_size: '2-10',
  years_in_business: 9,
  typical_customer_type: 'residential',
  preferred_communication_style: 'short_direct',
  main_challenge: 'Finding new customers',
  tools_software_in_use: ['QuickBooks', 'Google Calendar'],
  primary_service_channels: ['Phone', 'Text/SMS'],
} as const satisfies PartialBusiness;

/** One person with a van. */
const alone = { company_size: 'solo' } as const satisfies PartialBusiness;

export const businesses = {
  // Crews with a full profile.
  'bright-corner': {
    ...full,
    ...denver,
    name: 'Bright Corner Cleaning',
    type: 'Cleaning Company',
    location: 'Fort Collins, CO',
  },
  'three-gates': {
    ...full,
    ...denver,
    name: 'Three Gates Lawn Care',
    type: 'Lawncare',
    location: 'Longmont, CO',
  },
  ridgeline: {
    ...full,
    ...denver,
    name: 'Ridgeline Plumbing',
    type: 'Plumber',
    location: 'Boulder, CO',
  },
  'copper-run': {
    ...full,
    ...newYork,
    name: 'Copper Run Electric',
    type: 'Electrician',
    location: 'Albany, NY',
  },
  'even-keel': {
    ...full,
    ...phoenix,
    name: 'Even Keel Heating and Air',
    type: 'HVAC',
    location: 'Mesa, AZ',
  },
  'north-light': {
    ...full,
    ...chicago,
    name: 'North Light Painting',
    type: 'Painter',
    location: 'Madison, WI',
  },
  'plumb-line': {
    ...full,
    ...chicago,
    name: 'Plumb Line Roofing',
    type: 'Roofer',
    location: 'Wichita, KS',
    company_size: '11-50',
  },
  'stone-and-sedge': {
    ...full,
    ...losAngeles,
    name: 'Stone and Sedge Landscapes',
    type: 'Landscaper',
    location: 'Sacramento, CA',
  },
  'one-list': {
    ...full,
    ...newYork,
    name: 'One List Handyman',
    type: 'Handyman',
    location: 'Raleigh, NC',
  },
  // One person each, with what onboarding cannot do without.
  'marta-cleans': { ...alone, ...chicago, name: 'Marta Cleans', type: 'Cleaning Company' },
  'dusk-mowing': { ...alone, ...newYork, name: 'Dusk Mowing', type: 'Lawncare' },
  'oduya-plumbing': { ...alone, ...newYork, name: 'Oduya Plumbing', type: 'Plumber' },
  'halloran-electric': { ...alone, ...denver, name: 'Halloran Electric', type: 'Electrician' },
  'bayou-air': {
    ...alone,
    ...us('America/Chicago', 'mild'),
    name: 'Bayou Air',
    type: 'HVAC',
  },
  'perez-painting': { ...alone, ...losAngeles, name: 'Perez Painting', type: 'Painter' },
  'kettle-roofing': { ...alone, ...newYork, name: 'Kettle Roofing', type: 'Roofer' },
  'low-wall': { ...alone, ...chicago, name: 'Low Wall Gardens', type: 'Landscaper' },
  'fix-it-fern': { ...alone, ...phoenix, name: 'Fix-It Fern', type: 'Handyman' },
  // Elsewhere, and in another language.
  'second-coat': {
    ...alone,
    name: 'Second Coat Painting',
    type: 'Painter',
    location: 'Leeds',
    country: 'GB',
    currency: 'GBP',
    time_zone: 'Europe/London',
    language: 'en',
    winters: 'mild',
  },
  'haus-im-griff': {
    ...full,
    name: 'Haus im Griff',
    type: 'Handyman',
    location: 'Kassel',
    country: 'DE',
    currency: 'EUR',
    time_zone: 'Europe/Berlin',
    language: 'de',
    winters: 'freezing',
  },
  'casa-clara': {
    ...full,
    name: 'Casa Clara Limpieza',
    type: 'Cleaning Company',
    location: 'Querétaro',
    country: 'MX',
    currency: 'MXN',
    time_zone: 'America/Mexico_City',
    language: 'es',
    winters: 'mild',
  },
  'gum-tree': {
    ...full,
    name: 'Gum Tree Gardens',
    type: 'Landscaper',
    location: 'Ballarat, Victoria',
    country: 'AU',
    currency: 'AUD',
    time_zone: 'Australia/Melbourne',
    language: 'en',
    winters: 'mild',
  },
  'ruiz-limpieza': {
    ...alone,
    ...us('America/Chicago', 'mild'),
    name: 'Ruiz Limpieza',
    type: 'Cleaning Company',
    location: 'San Antonio, TX',
    language: 'es',
  },
  'clear-pane': {
    ...alone,
    ...losAngeles,
    name: 'Clear Pane Windows',
    type: 'Window cleaning',
    location: 'Eugene, OR',
  },
} as const satisfies Readonly<Record<string, PartialBusiness>>;
