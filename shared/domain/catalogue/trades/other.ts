export const name = 'Other';

/** Its icon, by its name in the web app's icon set. */
export const icon = 'briefcase-business';

/** What it does, and one usual job of it. */
export const nouns = { work: 'new jobs', job: 'job' };

/** Words that speech recognition spells wrong or takes for others. */
export const speechHints = ['estimate', 'invoice', 'deposit', 'quote'];

/** A business of any kind: prices, people, money and quiet weeks. */
export const seasons = [
  {
    id: 'other.busy-months',
    starts: { freezing: '05-01', mild: '04-15', none: '03-20' },
    weeks: 8,
    leadWeeks: 7,
    title: 'Book your busy months early',
    why: 'Customers who book before the rush are calmer, and you get to choose your jobs.',
    prompt: 'marketing.email.seasonal-offer',
  },
  {
    id: 'other.helpers',
    starts: { freezing: '04-05', mild: '04-01', none: '03-05' },
    weeks: 6,
    leadWeeks: 7,
    title: 'Find help before the busy months',
    why: 'Someone who starts in the rush costs you time. Someone who starts before it saves you time.',
    prompt: 'hiring-hr.quick.hands-for-waiting-work',
  },
  {
    id: 'other.reviews',
    starts: '06-05',
    weeks: 6,
    leadWeeks: 5,
    title: 'Ask happy customers for a review',
    why: 'You see a lot of them now. One honest sentence from each will help in the slow weeks.',
    prompt: 'customer-service.feedback.honest-review-request',
  },
  {
    id: 'other.vacations',
    starts: '07-05',
    weeks: 8,
    leadWeeks: 6,
    title: 'Plan who’s off and when',
    why: 'If you write a time-off rule before the first request, it’s fair to everyone.',
    prompt: 'hiring-hr.pay.time-off-rule',
  },
  {
    id: 'other.back-to-routine',
    starts: '08-25',
    weeks: 4,
    leadWeeks: 5,
    title: 'Write to past customers after vacation',
    why: 'People come back with plans. A short message puts you on their list.',
    prompt: 'marketing.email.wake-up-past-customers',
  },
  {
    id: 'other.referrals',
    starts: '10-05',
    weeks: 5,
    leadWeeks: 5,
    title: 'Ask this season’s customers for referrals',
    why: 'People like to talk about work you just finished. Give them a text they can forward.',
    prompt: 'marketing.quick.referral-text',
  },
  {
    id: 'other.quiet-months-cash',
    starts: '11-20',
    weeks: 8,
    leadWeeks: 6,
    title: 'Set money aside for the slow months',
    why: 'Your good weeks have to pay for the slow ones. Decide how much to set aside while money’s coming in.',
    prompt: 'finance.budgeting.slow-season',
  },
  {
    id: 'other.holiday-hours',
    starts: '12-20',
    sameDayInSouth: true,
    weeks: 2,
    leadWeeks: 3,
    title: 'Tell customers your holiday hours',
    why: 'No one minds that you’re closed if they know ahead of time. Write your hours once and post them everywhere.',
    prompt: 'customer-service.channels.auto-reply-texts',
  },
  {
    id: 'other.new-prices',
    starts: '01-04',
    sameDayInSouth: true,
    weeks: 4,
    leadWeeks: 6,
    title: 'Tell regulars about your new price',
    why: 'If you give a few weeks’ notice at New Year, most people say OK. If it’s a surprise on the invoice, some leave.',
    prompt: 'finance.pricing.price-rise-letter',
  },
  {
    id: 'other.slow-weeks',
    starts: '02-05',
    weeks: 5,
    leadWeeks: 6,
    title: 'Make an offer for the slow weeks',
    why: 'An offer worth booking now at full price beats waiting for the phone to ring.',
    prompt: 'marketing.quick.slow-season-offer',
  },
] as const;
