import { customInput } from '../custom-input.ts';
import { advice, emails, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Letters to people who already know the business. */
export const email = {
  id: 'email-marketing',
  name: 'Email Marketing',
  icon: 'mail',
  prompts: [
    {
      id: 'marketing.email.wake-up-past-customers',
      version: 1,
      calculators: ['add-up'],
      deliverables: [emails(2, 130), advice(150)],
      title: 'Wake up past customers',
      description: 'Two short e-mails to people who booked once and went quiet.',
      content: lines(
        'Goal: {specificOutcome}.',
        'I run {business_name} ({business_type}).',
        'Who this goes to: {target_audience}.',
        'The job they are most likely to need next: {product_service_name}',
        'Time of year: {seasonal_relevance}',
        'Tone: {brand_voice}',
        'Write two e-mails to customers we have not seen for a year or more. The first is at most 110 words, sounds like a person, mentions the kind of work we did, and asks one question they can answer with a single word. The second goes eight days later to those who did not answer, and lets them off the hook in 70 words.',
        'Give three subject lines for each and the hour to send it. Then: how many must answer to reach the goal, as a sum with [confirm list size].',
        'Write only to people who agreed to hear from us, and close with a line to opt out. What if they left because of us? Tell me how to find that out kindly.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '5 bookings from past customers in 30 days',
      additionalInputs: [
        input('target_audience', {
          source: { type: 'static', path: 'Past customers we have not seen for a year' },
        }),
        input('product_service_name', { placeholder: 'Yearly check or spring clean-up' }),
        input('seasonal_relevance'),
        input('brand_voice'),
      ],
    },
    {
      id: 'marketing.email.seasonal-offer',
      version: 1,
      deliverables: [advice(120), emails(3, 110)],
      title: 'Seasonal offer in a few e-mails',
      description: 'A short series that books the season before it starts.',
      content: lines(
        'What this must achieve: {specificOutcome}.',
        'Sender: {business_name} ({business_type})',
        'Readers: {target_audience}.',
        'Season: {seasonal_relevance}',
        'What we offer: {product_service_name}.',
        'Number of e-mails: {email_sequence_length}',
        'Tone: {brand_voice}',
        'Write the whole series, ready to send. Give each e-mail one job only: remind, explain, answer the usual worry, show how booking works, close the list. At most 120 words each, with the subject, the send day counted from day 1 and the one link or number to use.',
        'Put a table first with day, subject and purpose. After the last e-mail, tell me what to do with people who opened but did not book, and the two numbers to write down.',
        'A date may only appear as a deadline if our calendar truly fills up by then. Any price is [confirm]. Keep an opt-out line in every e-mail. Which one would you drop if readers complained of too many?',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '12 seasonal jobs booked before the season starts, within 45 days',
      additionalInputs: [
        input('target_audience', {
          source: { type: 'static', path: 'Past customers who agreed to hear from us' },
        }),
        input('product_service_name', {
          required: true,
          placeholder: 'Fall clean-up and leaf haul',
        }),
        input('seasonal_relevance', { defaultValue: 'spring' }),
        input('email_sequence_length'),
        input('brand_voice'),
      ],
    },
    {
      id: 'marketing.email.thank-you-referral',
      version: 1,
      deliverables: [emails(1, 120), textMessages(2, 45), advice(100)],
      title: 'Thank-you that brings a neighbor',
      description: 'The e-mail after every job, with a referral line that feels natural.',
      content: lines(
        'I want: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Goes to: {target_audience}.',
        'Usual job behind it: {product_service_name}',
        'What we tell people to look after once we have left: {aftercare}',
        'Tone: {brand_voice}',
        'Write one thank-you e-mail for the day after a job, at most 100 words: thanks, the one thing to look after, who to call if something is not right, then a single line about passing our name to a neighbor. Make it a pattern with three blanks I fill in under a minute, and show it filled in once with an invented but plain example marked as one.',
        'Also: a text for people who never read e-mail, and the short note that goes to the person who was recommended.',
        'Ask everyone the same way, happy or not, and do not tie any thank-you to a good review. How will I know after 60 days whether it works? Give me one number and where to write it.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A thank-you sent after every job and 4 referrals in 60 days',
      additionalInputs: [
        input('target_audience', {
          label: 'Who gets it?',
          source: { type: 'static', path: 'Everyone after a finished job' },
        }),
        input('product_service_name'),
        customInput.text(
          'aftercare',
          'What should they look after?',
          'Keep pets off the lawn for a day',
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'marketing.email.monthly-newsletter',
      version: 1,
      deliverables: [emails(1, 270), advice(120), steps(120)],
      title: 'A newsletter people open',
      description: 'One page a month that takes you half an hour.',
      content: lines(
        'Goal: {specificOutcome}.',
        'From the desk of {business_name} ({business_type}).',
        'Readers: {target_audience}.',
        'What it should hold: {newsletter_focus}',
        'This month: {month_notes}',
        'Tone: {brand_voice}',
        "Write this month's issue at no more than 250 words in three parts: one thing a reader can do at home or at work this month without us, one short story from a real job, one way to book. The subject line must make sense to someone who forgot who we are.",
        'Then set up the next two issues: topic, the photo to take, the question to ask the crew at Friday coffee. End with a half-hour recipe: what I collect during the month, when I write, when I send.',
        'If I gave you no story, leave a marked gap instead of making one up. Nothing about gas, wiring, roofs or chemicals that a reader should leave to a pro. Is a newsletter even the right tool for my list size? Include an opt-out.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One newsletter sent this month and 3 bookings from it',
      additionalInputs: [
        input('target_audience', {
          source: { type: 'static', path: 'Past customers who agreed to hear from us' },
        }),
        input('newsletter_focus'),
        customInput.area(
          'month_notes',
          'What happened this month?',
          'Finished the Oak Street job, new apprentice, first frost',
        ),
        input('brand_voice'),
      ],
    },
  ],
} satisfies Subcategory;
