/** The businesses of the golden set: every trade once alone with an empty profile and once as a crew with a full one, and some elsewhere. */
import type { PartialBusiness } from '../../shared/domain/placeholder-values.ts';
import { elsewhere } from './businesses-elsewhere.ts';
import { alone, chicago, denver, full, losAngeles, newYork, phoenix, us } from './profiles.ts';

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
  ...elsewhere,
} as const satisfies Readonly<Record<string, PartialBusiness>>;
