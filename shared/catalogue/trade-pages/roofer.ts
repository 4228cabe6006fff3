import type { TradePage } from './trade-page.ts';

export const roofer = {
  heading: ['You keep the water out.', 'We help you keep work coming in.'],
  lead: 'Seven AI advisors that know how a roofing company runs: a flood of calls after hail, insurers who take their time, wet weeks without work. Say what is going on and get words you can send today.',
  description:
    'AI advisors for roofers: take storm calls calmly, get paid in stages, book repairs in dry weeks and answer a leak after the job. Start free.',
  problems: [
    {
      helper: 'customer-service',
      says: 'The phone rang 40 times after the hail.',
      help: 'Questions that sort a dripping ceiling from a lifted shingle, and a text for those who wait.',
    },
    {
      helper: 'finance',
      says: 'The roof is on, the insurer takes months.',
      help: 'Stages and a deposit in plain words, and who to call about money that is late.',
    },
    {
      helper: 'marketing',
      says: 'Nobody thinks of a roof while it is dry.',
      help: 'Roof checks and small repairs offered to people whose roof you already know.',
    },
  ],
  example: {
    helper: 'customer-service',
    who: 'a roofing company of five',
    question:
      'Water came in at the same spot last night, two months after our repair. They are angry. What do I say?',
    answer:
      'Call this morning. First the water: a bucket, a photo, and a tarp today if the rain goes on. Promise a look and an answer, not a cause, because it may be the same flashing or another place.',
    draft: {
      title: 'Text after the call',
      body: 'Hi [first name], as I said on the phone: we come [today at time] to cover the spot, and I will look for the cause myself. You get photos of what I find. If our repair failed, we put it right at no charge.',
    },
    steps: [
      ['Now', 'Call, then send the text.'],
      ['Today', 'Cover it. Take photos before you touch anything.'],
      ['Tomorrow', 'Say what it was and what happens next, in writing.'],
    ],
  },
  prompts: ['marketing/fill-open-days', 'sales/phone-intake', 'finance/terms-that-fit'],
} satisfies TradePage;
