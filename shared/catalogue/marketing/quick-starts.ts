import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, emails, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Prompt } from '../schema.ts';

/** The first four: money this month, an hour saved, something to send, a 90-day plan. */
export const quickStarts = [
  {
    id: 'marketing.quick.fill-open-slots',
    intent: 'money',
    version: 5,
    calculators: ['cost-per-lead'],
    deliverables: [
      textMessages(2, 55),
      documents(1, 50, 'door card'),
      callScripts(3, 60),
      steps(120),
    ],
    title: 'Fill open slots this month',
    description: 'Turn empty days into booked jobs, starting with people who know you.',
    content: lines(
      'Goal: {specificOutcome}.',
      'I run {business_name} ({business_type}).',
      'Area: {service_area}',
      "I have {open_slots} open slots in the next 4 weeks. The job I'd like to put in them: {product_service_name}.",
      'Who I could contact: {contacts_at_hand}',
      'Rank the 3 fastest ways to fill them with people who know us: past customers, open quotes, neighbors near finished jobs. Write a text of at most 300 characters for each of the first 2 and a door card of 40 words for the neighbors, plus what to say when each calls back.',
      'Give me the days: who, which message, when. My figures show what I make on a filled slot. Without them, leave money out.',
      "No discounts. Give them a reason to book this week that's true for the customer, not a countdown. Only text people who agreed to hear from us, with an easy way to say stop. Tell me which of my slots will stay empty no matter what I send.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Half of my open slots booked at full price within 14 days',
    additionalInputs: [
      customInput.number('open_slots', 'Open slots in the next 4 weeks', [1, 200], {
        required: true,
        placeholder: '4',
      }),
      input('product_service_name', { required: true, placeholder: '{nextJobExample}' }),
      customInput.area(
        'contacts_at_hand',
        'Who could you contact?',
        'About 80 past customers, 12 quotes from spring',
        { hint: 'Just the numbers. No names needed.' },
      ),
      input('service_area'),
    ],
  },
  {
    id: 'marketing.quick.one-hour-week',
    intent: 'hour',
    version: 5,
    deliverables: [advice(220), steps(120), textMessages(2, 50)],
    title: 'Marketing in an hour a week',
    description: 'Keep what gets you work, drop the rest, and put it on one list.',
    content: lines(
      'What I want: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'Hours per week it takes now: {marketing_hours}',
      'What I do for marketing now: {current_marketing}.',
      'Tools I have: {current_tools}',
      'What I can spend on it: {budget_range}',
      "Go through my list line by line and mark each item keep, cut back, or stop, with one reason that fits my trade. If you can't tell whether something gets me work, tell me the one question to ask every caller to find out.",
      "Then turn all my marketing into one hour a week: 4 blocks of 15 minutes, the day, what to open, and how I know it's done. After that, the 2 texts owners in my trade type most often, written once so I can save them.",
      "If I gave my hours, compare them with the one hour. If not, leave out time saved. No new app unless it replaces 2 things I already do. Be blunt about the thing I'm attached to that does nothing.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'All marketing done in one hour a week, starting Monday',
    additionalInputs: [
      customInput.area(
        'current_marketing',
        'What do you do now?',
        'Facebook twice a week, flyers, a paid listing, van lettering',
        { required: true },
      ),
      customInput.number('marketing_hours', 'Hours per week it takes now', [0, 80], {
        placeholder: '4',
      }),
      input('current_tools'),
      input('budget_range'),
    ],
  },
  {
    id: 'marketing.quick.referral-text',
    intent: 'ready',
    version: 4,
    deliverables: [textMessages(3, 45), emails(1, 100), callScripts(1, 50), advice(90)],
    title: 'Ask for a referral today',
    description: 'A short message for the customer you just made happy.',
    content: lines(
      'What I want: {specificOutcome}.',
      'From: {business_name}, {business_type}',
      'We just finished this job: {finished_job}.',
      'What the customer liked, in their words: <customer_text>{what_they_liked}</customer_text>',
      "Who we'd like more of as customers: {target_audience}.",
      'Tone: {brand_voice}',
      'Write a referral request I can send within the hour. Three lengths: a text of at most 220 characters, an email of at most 90 words, and 2 sentences to say at the door. Each one thanks them for something real, names the kind of person we can help, and gives them something they can forward without changing it.',
      'Add the follow-up for when they give me a name, and the thank-you for when it turns into a job. Put the version to use first at the top so I can copy it right away.',
      'No reward for praise, no guilt, and no gift unless I mentioned one. Tell me when it would be a mistake to ask this customer.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Referral text sent today and 2 new names this month',
    additionalInputs: [
      customInput.text('finished_job', 'What job did you just finish?', '{usualJob}', {
        required: true,
      }),
      input('target_audience', { label: 'Who do you want more of as customers?' }),
      customInput.area(
        'what_they_liked',
        'What did they like? (first names only)',
        'You left it cleaner than you found it',
      ),
      input('brand_voice'),
    ],
  },
  {
    id: 'marketing.quick.ninety-day-plan',
    intent: 'plan',
    version: 7,
    calculators: ['cost-per-lead'],
    deliverables: [steps(300), documents(1, 180, 'one-page plan')],
    title: '90-day plan for steady work',
    description: 'Three moves, one a month, that fit your time and budget.',
    content: lines(
      'Where I want to be: {specificOutcome}.',
      'My business: {business_name}, {business_type}',
      'Phase: {growth_stage}',
      'Leads per month now: {inquiries_now}',
      'Customers we want: {target_audience}.',
      'Where our leads come from: {inquiry_sources}',
      'What I can spend on it: {budget_range}',
      'Time I have for it: {time_availability}',
      'The goal is more leads. Winning more of them is a separate plan. Pick 3 moves: more from our best source now, for calls within 30 days, one that pays off by day 60, and one that keeps working after day 90. For each: why it fits my trade, first step, who, hours and money, what I count.',
      'Lay it out in steps of 2 weeks, with checks on days 30, 60, and 90, and end with one page for the wall.',
      'Count leads and booked jobs, not likes. Call every expected result a guess. My figures show what I make on a new customer. Name what I left out that would sink this plan.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'A third more leads per month than now, by day 90',
    additionalInputs: [
      input('target_audience'),
      customInput.number('inquiries_now', 'Leads per month now', [0, 5000], {
        placeholder: '20',
      }),
      customInput.text(
        'inquiry_sources',
        'Where do your leads come from?',
        'Half from word of mouth, a few from Google Maps, 2 from signs',
      ),
      input('budget_range'),
      input('time_availability'),
    ],
  },
] satisfies Prompt[];
