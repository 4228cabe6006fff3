import { customInput } from '../custom-input.ts';
import { advice, emails, steps, textMessages } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** Letters to people who already know the business. */
export const email = {
  id: 'email-marketing',
  name: 'Email Marketing',
  about: 'Emails your past customers will open and answer.',
  icon: 'mail',
  prompts: [
    {
      id: 'marketing.email.wake-up-past-customers',
      version: 6,
      calculators: ['add-up'],
      deliverables: [emails(2, 130), advice(150)],
      title: 'Win back past customers',
      description: "Two short emails to customers you haven't heard from in a while.",
      content: lines(
        'Goal: {specificOutcome}.',
        'I run {business_name} ({business_type}).',
        'Who this goes to: {target_audience}.',
        'How many people are on the list: {list_size}',
        "The job they're most likely to need next: {product_service_name}",
        'Tone: {brand_voice}',
        "Write 2 emails to customers we haven't seen in a year or more. The first is at most 110 words, sounds like a person, has a gap for [what we did for them], and asks one question they can answer with a single word. The second goes out 8 days later to anyone who didn't answer, and lets them off the hook in 70 words.",
        'Give me 3 subject lines for each and the time of day to send it. If I gave the list size, split it into days, so that I can call back everyone who answers.',
        'Write only to people who agreed to hear from us, and end with a line to opt out. Some may have left because of us. Tell me how to find that out kindly.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '5 bookings from past customers in 30 days',
      additionalInputs: [
        input('target_audience', {
          label: 'Which past customers?',
          placeholder: "Everyone we haven't seen in a year",
        }),
        customInput.number('list_size', 'How many are on the list?', [1, 100000], {
          placeholder: '140',
        }),
        input('product_service_name', { placeholder: '{nextJobExample}' }),
        input('brand_voice'),
      ],
    },
    {
      id: 'marketing.email.seasonal-offer',
      version: 6,
      deliverables: [advice(140), { ...emails(5, 80), count_from: 'email_sequence_length' }],
      title: 'Seasonal offer by email',
      description: 'A short series to book your season before it starts.',
      content: lines(
        'What this needs to do: {specificOutcome}.',
        'From: {business_name} ({business_type})',
        'Readers: {target_audience}.',
        'Season: {seasonal_relevance}',
        'What we offer: {product_service_name}.',
        'Number of emails: {email_sequence_length}',
        'Tone: {brand_voice}',
        "Write the whole series, ready to send. Give each email one purpose: what's due and why now, the most common worry, what the job includes, what happens after they book, and at the end the last call. At most 80 words each, with a subject line and the one link or number to use.",
        "First tell me, in one line each, what they are for and the day to send them, counted from day 1. Then what to do about people who opened but didn't book, the 2 numbers to write down, and which one to drop if people complain about too many.",
        "Only use a date as a deadline if our calendar really fills up by then. What I haven't said is [confirm], any price [price]. Put an opt-out line in every email.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '6 seasonal jobs booked within 45 days',
      additionalInputs: [
        input('target_audience', {
          label: 'Who gets these emails?',
          placeholder: 'Past customers who agreed to hear from us',
        }),
        input('product_service_name', {
          required: true,
          placeholder: '{nextJobExample}',
        }),
        input('seasonal_relevance', { required: true }),
        input('email_sequence_length', { validation: { min: 1, max: 5 } }),
        input('brand_voice'),
      ],
    },
    {
      id: 'marketing.email.thank-you-referral',
      version: 6,
      deliverables: [emails(1, 120), textMessages(2, 45), advice(100)],
      title: 'Thank-you email that gets referrals',
      description: 'An email to send after every job, with a referral line that feels natural.',
      content: lines(
        'What I want: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Typical job it follows: {product_service_name}',
        'What we tell people to take care of after we leave: {aftercare}',
        'Tone: {brand_voice}',
        "Write one thank-you email for the day after a job, at most 100 words: thanks, the one thing to take care of, who to call if something isn't right, then a single line about passing our name on to a neighbor, and how to opt out. Make it a template with 3 blanks I can fill in under a minute.",
        'Also write it as a text for people who never read email, and a short text they can forward to a friend. This is the template for every job, not a message to one happy customer today.',
        "Ask everyone the same way, happy or not, and don't tie any thank-you to a good review. Give me the one number that shows after 60 days if it works, and where to write it down.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Thank-you sent after every job and 4 referrals in 60 days',
      additionalInputs: [
        input('product_service_name'),
        customInput.text(
          'aftercare',
          'What should they take care of after you leave?',
          'Look it over tomorrow and tell us if anything is off',
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'marketing.email.monthly-newsletter',
      version: 5,
      deliverables: [emails(1, 270), advice(120), steps(120)],
      title: 'A newsletter people actually open',
      description: 'One page a month, written in half an hour.',
      content: lines(
        'Goal: {specificOutcome}.',
        'From: {business_name} ({business_type}).',
        'Readers: {target_audience}.',
        'What to put in it: {newsletter_focus}',
        'What happened this month: {month_notes}',
        'Tone: {brand_voice}',
        "Write this month's issue in 250 words or less, in 3 parts: one thing readers can do at home or at work this month without us, one short story from a real job, and one way to book. The subject line has to make sense to someone who forgot who we are.",
        'Then set up the next 2 issues: topic, photo to take, question to ask on the next job. End with a half-hour routine: what I collect during the month, when I write, when I send.',
        "If I didn't give you a story, leave a marked gap instead of making one up. Leave out names, streets, and empty homes, and give no tips on gas, wiring, roofs, or chemicals. Tell me if a newsletter is the wrong tool for my list. Include an opt-out line.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One newsletter sent this month and 3 bookings from it',
      additionalInputs: [
        input('target_audience', {
          label: 'Who gets the newsletter?',
          placeholder: 'Past customers who agreed to hear from us, about 200',
        }),
        input('newsletter_focus'),
        customInput.area(
          'month_notes',
          'What happened this month?',
          'A job that surprised us, a question 3 people asked, the weather',
        ),
        input('brand_voice'),
      ],
    },
  ],
} satisfies Subcategory;
