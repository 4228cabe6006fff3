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
      version: 3,
      calculators: ['add-up'],
      deliverables: [emails(2, 130), advice(150)],
      title: 'Wake up past customers',
      description: 'Two short e-mails to people who booked once and went quiet.',
      content: lines(
        'Goal: {specificOutcome}.',
        'I run {business_name} ({business_type}).',
        'Who this goes to: {target_audience}.',
        'How many are on the list: {list_size}',
        'The job they are most likely to need next: {product_service_name}',
        'Tone: {brand_voice}',
        'Write two e-mails to customers we have not seen for a year or more. The first is at most 110 words, sounds like a person, mentions the kind of work we did, and asks one question they can answer with a single word. The second goes eight days later to those who did not answer, and lets them off the hook in 70 words.',
        'Give three subject lines for each and the hour to send it. If I gave the size of the list and the goal names a number, say one in how many has to book.',
        'Write only to people who agreed to hear from us, and close with a line to opt out. Some may have left because of us: tell me how to find that out kindly.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '5 bookings from past customers in 30 days',
      additionalInputs: [
        input('target_audience', {
          label: 'Which past customers?',
          placeholder: 'Everybody we have not seen for a year',
        }),
        customInput.number('list_size', 'How many are on the list?', [1, 100000], {
          placeholder: '140',
        }),
        input('product_service_name', { placeholder: 'Yearly check or clean-up' }),
        input('brand_voice'),
      ],
    },
    {
      id: 'marketing.email.seasonal-offer',
      version: 2,
      deliverables: [advice(120), emails(3, 110)],
      title: 'Seasonal offer in a few e-mails',
      description: 'A short series that books the season before it starts.',
      content: lines(
        'What this must achieve: {specificOutcome}.',
        'Sender: {business_name} ({business_type})',
        'Readers: {target_audience}.',
        'Season: {seasonal_relevance}',
        'What we offer: {product_service_name}.',
        'Number of e-mails, three at most: {email_sequence_length}',
        'Tone: {brand_voice}',
        'Write the whole series, ready to send. Give each e-mail one job only: say what is due and why now, answer the usual worry, close the list. At most 90 words each, with the subject, the send day counted from day 1 and the one link or number to use.',
        'First say in three lines what each is for. After the last e-mail, tell me what to do with people who opened but did not book, and the two numbers to write down.',
        'A date may only appear as a deadline if our calendar truly fills up by then. Any price is [confirm]. Keep an opt-out line in every e-mail. Name the one to drop if readers complain of too many.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '12 jobs of the season booked within 45 days',
      additionalInputs: [
        input('target_audience', {
          label: 'Who gets the series?',
          placeholder: 'Past customers who agreed to hear from us',
        }),
        input('product_service_name', { required: true, placeholder: 'Clean-up and leaf haul' }),
        input('seasonal_relevance'),
        input('email_sequence_length', {
          placeholder: '3',
          defaultValue: 3,
          validation: { min: 1, max: 3 },
        }),
        input('brand_voice'),
      ],
    },
    {
      id: 'marketing.email.thank-you-referral',
      version: 2,
      deliverables: [emails(1, 120), textMessages(2, 45), advice(100)],
      title: 'Thank-you that brings a neighbor',
      description: 'The e-mail after every job, with a referral line that feels natural.',
      content: lines(
        'I want: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Usual job behind it: {product_service_name}',
        'What we tell people to look after once we have left: {aftercare}',
        'Tone: {brand_voice}',
        'Write one thank-you e-mail for the day after a job, at most 100 words: thanks, the one thing to look after, who to call if something is not right, then a single line about passing our name to a neighbor. Make it a pattern with three blanks I fill in under a minute.',
        'Also: the same as a text for people who never read e-mail, and the short text to the person who was recommended. It is the pattern after every job; asking one happy customer today is another matter.',
        'Ask everyone the same way, happy or not, and do not tie any thank-you to a good review. Give me the one number that shows after 60 days whether it works, and where to write it.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A thank-you sent after every job and 4 referrals in 60 days',
      additionalInputs: [
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
      version: 3,
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
        'Then set up the next two issues: topic, the photo to take, the question to ask on the next job. End with a half-hour recipe: what I collect during the month, when I write, when I send.',
        'If I gave you no story, leave a marked gap instead of making one up. Leave out names, streets, empty homes, and gas, wiring, roofs or chemicals. Say if a newsletter is the wrong tool for my list. Include an opt-out.',
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
          'A leak found behind a wall, a new face on the crew, first frost',
        ),
        input('brand_voice'),
      ],
    },
  ],
} satisfies Subcategory;
