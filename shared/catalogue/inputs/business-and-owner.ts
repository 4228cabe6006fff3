import {
  communicationStyleLabels,
  companySizeLabels,
  goalOptions,
} from '../../domain/account/business-choices.ts';
import { choices, type LibraryInput, words } from './library-input-type-and-options.ts';

/** Inputs about the business and its owner; most of them are known already from onboarding. */
export const businessAndOwnerInputs = {
  business_type: {
    label: 'Type of business',
    type: 'text',
    placeholder: 'Plumber',
    required: true,
    source: {
      type: 'userProfile',
      path: 'type',
      map: { Other: 'Service business' },
      fallback: 'Service business',
    },
  },
  experience_level: {
    label: 'How much experience do you have with this?',
    type: 'select',
    options: choices({
      beginner: 'New to it',
      intermediate: 'Done it a few times',
      advanced: 'Do it every week',
    }),
    required: false,
    source: { type: 'helperMemory', path: 'experience level' },
  },
  team_size: {
    label: 'Team size',
    type: 'select',
    options: choices({
      solo: companySizeLabels.solo,
      small: companySizeLabels['2-10'],
      medium: companySizeLabels['11-50'],
      large: companySizeLabels['51+'],
    }),
    required: false,
    source: {
      type: 'userProfile',
      path: 'company_size',
      map: { '2-10': 'small', '11-50': 'medium', '51+': 'large' },
    },
  },
  current_challenges: {
    label: 'What’s getting in the way?',
    type: 'textarea',
    placeholder: 'Two callbacks last month for the same mistake',
    required: false,
    source: { type: 'userProfile', path: 'main_challenge' },
  },
  current_tools: {
    label: 'Tools you use now',
    type: 'text',
    placeholder: 'QuickBooks, a wall calendar, text messages',
    required: false,
    source: {
      type: 'userProfile',
      path: 'tools_software_in_use',
      map: { Other: 'other tools' },
    },
  },
  communication_style: {
    label: 'What style of answer do you want?',
    type: 'select',
    options: choices(communicationStyleLabels),
    required: false,
    source: {
      type: 'userProfile',
      path: 'preferred_communication_style',
      fallback: 'short_direct',
    },
  },
  complexity_preference: {
    label: 'How much detail do you want?',
    type: 'select',
    options: choices({
      simple: 'Keep it simple',
      moderate: 'Some detail',
      advanced: 'All the detail',
    }),
    required: false,
    defaultValue: 'simple',
  },
  complexity: {
    label: 'How involved is the job?',
    type: 'select',
    options: choices({
      low: 'Routine',
      medium: 'Some surprises',
      high: 'Many parts or people',
    }),
    required: false,
  },
  urgency: {
    label: 'How soon do you need it?',
    type: 'select',
    options: choices({
      today: 'Today',
      this_week: 'This week',
      this_month: 'This month',
      no_rush: 'No rush',
    }),
    required: false,
    source: { type: 'static', path: 'this_week' },
  },
  growth_stage: {
    label: 'Where’s your business right now?',
    type: 'select',
    options: choices({
      starting: 'Just starting',
      growing: 'Growing',
      steady: 'Steady',
      slowing: 'Slower than last year',
      handing_over: 'Selling or retiring',
    }),
    required: false,
    source: {
      type: 'userProfile',
      path: 'phase_tag',
      map: {
        'Starting out': 'starting',
        'Slowing down': 'slowing',
        'Selling or retiring': 'handing_over',
        // What the profile called it before.
        'Handing over': 'handing_over',
      },
    },
  },
  primary_business_goal: {
    label: 'Main goal right now',
    type: 'select',
    options: words(goalOptions),
    required: false,
    source: { type: 'userProfile', path: 'selected_goals', fallback: 'Get more customers' },
  },
  time_availability: {
    label: 'Time you have for this',
    type: 'select',
    options: choices({
      under_1h: 'Under 1 hour a week',
      '1_3h': '1 to 3 hours a week',
      '3_5h': '3 to 5 hours a week',
      over_5h: 'More than 5 hours a week',
    }),
    required: false,
    source: { type: 'helperMemory', path: 'time available' },
  },
} satisfies Record<string, LibraryInput>;
