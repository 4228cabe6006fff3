import { choices, type LibraryInput } from './choices.ts';

/** Inputs about who buys, what they buy and what sets the business apart. */
export const customerInputs = {
  customer_type: {
    label: 'Who are your customers?',
    type: 'select',
    options: choices({
      b2c: 'People at home',
      b2b: 'Other businesses',
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
    label: 'Who should this reach?',
    type: 'text',
    placeholder: 'Homeowners with houses older than 20 years',
    required: true,
  },
  product_service_name: {
    label: 'Which job or service?',
    type: 'text',
    placeholder: 'Water heater replacement',
    required: false,
    source: { type: 'helperMemory', path: 'main service' },
  },
  service_area: {
    label: 'Area you work in',
    type: 'text',
    placeholder: 'Northside and Maple Heights, half an hour from the shop',
    required: false,
    source: { type: 'userProfile', path: 'location' },
  },
  unique_selling_proposition: {
    label: 'Why do customers pick you?',
    type: 'textarea',
    placeholder: 'Same two people every visit, and we text before we arrive',
    required: false,
    source: { type: 'helperMemory', path: 'why customers pick us' },
  },
  main_competitors: {
    label: 'Who else do they call?',
    type: 'text',
    placeholder: 'The franchise with the blue vans; a cheaper solo worker',
    required: false,
    source: { type: 'helperMemory', path: 'competitors' },
  },
  market_position: {
    label: 'Your prices beside others',
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
    label: 'Season this is for',
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
    label: 'What is the complaint about?',
    type: 'select',
    options: choices({
      quality: 'Quality of the work',
      delivery: 'Late or missed visit',
      billing: 'The bill',
      service: 'How we behaved',
    }),
    required: false,
  },
  severity: {
    label: 'How bad is it?',
    type: 'select',
    options: choices({
      minor: 'Minor: annoyed, no cost',
      moderate: 'Moderate: we must go back',
      serious: 'Serious: damage or money at stake',
      critical: 'Critical: safety, or talk of a lawyer',
    }),
    required: false,
  },
  objection: {
    label: 'What did they say?',
    type: 'textarea',
    placeholder: '"The other one is 300 cheaper"',
    hint: 'First name is enough.',
    required: false,
  },
  review_text: {
    label: 'The review, pasted',
    type: 'textarea',
    placeholder: 'They came an hour late and left mud in the hall',
    hint: 'Leave names and addresses out.',
    required: false,
  },
} satisfies Record<string, LibraryInput>;
