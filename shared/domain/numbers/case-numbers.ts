import { count, hours, money, type NumberDefinition, percent } from './definition.ts';

/** Numbers of one job, one person or one ad: asked for that case and never kept. */
export const caseNumbers = {
  new_price: money('New price', [1, 250_000], {
    question: 'To what price?',
    source: 'your own choice',
  }),
  price_change: percent('Change of price', [0.1, 300], {
    question: 'By how many percent? Always a positive number.',
    source: 'your own choice',
  }),
  ad_inquiries: count('Inquiries from the ad a month', [0, 5000], {
    question: 'How many asked because of it?',
    source: 'your call log',
  }),
  hire_hours: hours('Paid hours a week of the new person', [1, 80], {
    question: 'How many hours would you pay for?',
    source: 'your own choice',
  }),
  turned_down_hours: hours('Work turned down a week', [0, 400], {
    question: 'How many job hours a week wait or go elsewhere?',
    source: 'your call log',
  }),
  sub_rate: money('Subcontractor’s hour', [1, 1000], {
    question: 'What does a subcontractor take for a job hour?',
    source: 'a quote',
  }),
  extra_cost_month: money('What it adds a month', [0, 100_000], {
    question: 'Van, phone, tools, software, fee: what more a month?',
    source: 'a quote',
  }),
  one_off_cost: money('What it costs once', [0, 1_000_000], {
    question: 'Price, or advert, training and tools together?',
    source: 'a quote',
  }),
} as const satisfies Record<string, NumberDefinition>;
