import type { TradePage } from './trade-page.ts';

export const roofer = {
  heading: ['You keep the water out.', 'We help you keep work coming in.'],
  lead: 'Seven AI advisors that know how a roofing company runs: a flood of calls after hail, insurance companies that take their time, wet weeks with no work. Tell us what’s going on and get a draft you can send today.',
  description:
    'AI advisors for roofers: take storm calls calmly, get paid in stages, book repairs in dry weeks, and handle a leak after the job. Start free.',
  problems: [
    {
      helper: 'customer-service',
      says: 'The phone rang 40 times after the hail.',
      help: 'Questions that sort a dripping ceiling from a lifted shingle, and a text for people who have to wait.',
    },
    {
      helper: 'finance',
      says: 'The roof’s on, and insurance is taking months.',
      help: 'Payment stages and a deposit in plain words, and who to call about overdue money.',
    },
    {
      helper: 'marketing',
      says: 'No one thinks about the roof when it’s dry.',
      help: 'Roof checks and small repairs to offer people whose roofs you already know.',
    },
  ],
  example: {
    helper: 'customer-service',
    who: 'a five-person roofing company',
    question:
      'Water came in at the same spot last night, two months after our repair. They’re angry. What do I say?',
    answer:
      'Call this morning. Deal with the water first: a bucket, a photo, and a tarp today if it keeps raining. Promise a look and an answer, not a cause, because it could be the same flashing or another spot.',
    draft: {
      title: 'Text after the call',
      body: 'Hi [first name], as I said on the phone, we’ll be there [today at time] to cover the spot, and I’ll look for the cause myself. I’ll send you photos of what I find. If our repair failed, [we’ll fix it at no charge].',
    },
    steps: [
      ['Now', 'Call, then send the text.'],
      ['Today', 'Cover it. Take photos before you touch anything.'],
      ['Tomorrow', 'Tell them in writing what it was and what happens next.'],
    ],
  },
  prompts: ['marketing/fill-open-days', 'sales/phone-intake', 'finance/terms-that-fit'],
} satisfies TradePage;
