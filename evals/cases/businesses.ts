/**
 * The businesses of the golden set: each trade once as one person with an empty profile and once as a crew with a full
 * one, and some in other countries.
 */
import type { PartialBusiness } from '../../shared/domain/chat/prompt/placeholder-values.ts';
import { elsewhere } from './businesses-elsewhere.ts';
import { chicago, denver, full, losAngeles, newYork, phoenix, us, worksAlone } from './profiles.ts';

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
  // One person each, with only the fields that onboarding requires.
  'marta-cleans': { ...worksAlone, ...chicago, name: 'Marta Cleans', type: 'Cleaning Company' },
  'dusk-mowing': { ...worksAlone, ...newYork, name: 'Dusk Mowing', type: 'Lawncare' },
  'oduya-plumbing': { ...worksAlone, ...newYork, name: 'Oduya Plumbing', type: 'Plumber' },
  'halloran-electric': { ...worksAlone, ...denver, name: 'Halloran Electric', type: 'Electrician' },
  'bayou-air': {
    ...worksAlone,
    ...us('America/Chicago', 'mild'),
    name: 'Bayou Air',
    type: 'HVAC',
  },
  'perez-painting': { ...worksAlone, ...losAngeles, name: 'Perez Painting', type: 'Painter' },
  'kettle-roofing': { ...worksAlone, ...newYork, name: 'Kettle Roofing', type: 'Roofer' },
  'low-wall': { ...worksAlone, ...chicago, name: 'Low Wall Gardens', type: 'Landscaper' },
  'fix-it-fern': { ...worksAlone, ...phoenix, name: 'Fix-It Fern', type: 'Handyman' },
  ...elsewhere,
} as const satisfies Readonly<Record<string, PartialBusiness>>;
