import { choices, type LibraryInput } from './library-input-type-and-options.ts';

/** Inputs about who buys, what they buy and what sets the business apart. */
export const customerInputs = {
  customer_type: {
    label: 'Who are your customers?',
    type: 'select',
    options: choices({
      b2c: 'Homeowners and renters',
      b2b: 'Businesses',
      both: 'Both',
    }),
    required: true,
    source: {
      type: 'userProfile',
      path: 'typical_customer_type',
      map: { residential: 'b2c', commercial: 'b2b' },
      fallback: 'both',
    },
  },
  target_audience: {
    label: 'Who do you want to reach?',
    type: 'text',
    placeholder: '{audienceExample}',
    required: true,
  },
  product_service_name: {
    label: 'Which job or service?',
    type: 'text',
    placeholder: '{usualJob}',
    required: false,
    source: { type: 'helperMemory', path: 'main service' },
  },
  service_area: {
    label: 'Service area',
    type: 'text',
    placeholder: 'Northside and Maple Heights, up to 30 minutes away',
    required: false,
    source: { type: 'userProfile', path: 'location' },
  },
  unique_selling_proposition: {
    label: 'Why do customers pick you?',
    type: 'textarea',
    placeholder: 'We come when we say, and we leave the place clean',
    required: false,
    source: { type: 'helperMemory', path: 'why customers pick us' },
  },
  main_competitors: {
    label: 'Who else do they call?',
    type: 'text',
    placeholder: 'The franchise with the blue vans, and a cheaper one-person company',
    required: false,
    source: { type: 'helperMemory', path: 'competitors' },
  },
  market_position: {
    label: 'Your prices compared with others',
    type: 'select',
    options: choices({
      budget: 'Lower than most',
      middle: 'About the same',
      premium: 'Higher than most',
      unsure: 'Not sure',
    }),
    required: false,
    source: { type: 'helperMemory', path: 'market position', fallback: 'unsure' },
  },
  seasonal_relevance: {
    label: 'What season is this for?',
    type: 'select',
    options: choices({
      all_year: 'All year',
      spring: 'Spring',
      summer: 'Summer',
      autumn: 'Fall',
      winter: 'Winter',
      slow_season: 'Our slow season',
    }),
    required: false,
  },
  complaint_type: {
    label: 'What’s the complaint about?',
    type: 'select',
    options: choices({
      quality: 'Quality of the work',
      delivery: 'Late or missed visit',
      billing: 'The invoice',
      service: 'How we treated them',
    }),
    required: false,
  },
  severity: {
    label: 'How bad is it?',
    type: 'select',
    options: choices({
      minor: 'Minor: annoyed, no cost',
      moderate: 'Moderate: we need to go back',
      serious: 'Serious: damage or money at stake',
      critical: 'Critical: safety, or a lawyer is mentioned',
    }),
    required: false,
  },
  objection: {
    label: 'What did they say?',
    type: 'textarea',
    placeholder: '"We have another quote that is 15% lower"',
    hint: 'A first name is enough.',
    required: false,
  },
  review_text: {
    label: 'Paste the review',
    type: 'textarea',
    placeholder: 'They came an hour late and rushed the job',
    hint: 'Leave out names and addresses.',
    required: false,
  },
} satisfies Record<string, LibraryInput>;
