import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, emails, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** What happens after the quote is out. */
export const followUp = {
  id: 'follow-up-strategies',
  name: 'Follow-up Strategies',
  icon: 'reply',
  prompts: [
    {
      id: 'sales.follow-up.quote-gone-quiet',
      version: 2,
      calculators: ['cost-per-lead'],
      deliverables: [
        textMessages(1, 55, 'today'),
        emails(1, 120, 'day 3'),
        textMessages(1, 50, 'day 10'),
        advice(120),
        steps(120),
      ],
      title: 'Quote gone quiet',
      description: 'Three follow-ups over ten days, ready to send.',
      content: lines(
        'Goal: {specificOutcome}.',
        'My business: {business_name}, {business_type}',
        'Customers: {typical_customer_type}',
        'The job: {quoted_job}',
        'I sent a quote of {quote_value} {days_since_quote} days ago and heard nothing.',
        'What they said last: <customer_text>{last_contact}</customer_text>',
        'Tone: {brand_voice}',
        'Write three follow-ups I can send over the next 10 days: a text of at most 300 characters today, a short e-mail on day 3, a friendly close-the-file message on day 10. Each gives one reason to decide and one easy next step. Do not cut the price, do not make up a deadline, and mark anything you do not know as [confirm].',
        'Then: one likely reason they are silent that I may not want to hear; what one more win leaves, going by the figures that come with this; and a rule for following up every quote over the next 60 days, with the day and the words for each step.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Win back 2 quiet quotes in the next 30 days',
      additionalInputs: [
        input('quote_value', { required: true }),
        input('days_since_quote', { required: true }),
        customInput.text('quoted_job', 'What was the job?', 'New kitchen counter'),
        customInput.area(
          'last_contact',
          'Last thing they wrote (first name is enough)',
          'Thanks, we will look at it this week',
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'sales.follow-up.learn-from-a-loss',
      version: 2,
      deliverables: [textMessages(3, 55), callScripts(1, 50), documents(1, 100, 'log')],
      title: 'Learn from a lost job',
      description: 'Ask why, kindly, and stay the next one they call.',
      content: lines(
        'What I want from it: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'The job we lost: {lost_job}.',
        'Quoted: {quote_value}',
        'What they wrote: <customer_text>{no_message}</customer_text>',
        'Tone: {brand_voice}',
        'Write the answer to a no: at most 60 words, thanks them for telling me, wishes the job well, asks one question they can answer with a number or a word, and does not try to win it back. Then the call version, three sentences.',
        'Give me a date and a message for later: after the other firm should be finished, and again in a year. Keep both under 40 words. Add a log of five columns to fill in after every loss, and the count at which I sit down and look for a pattern.',
        'One loss is a story, five are a clue; hold me to that. If their message already contains the reason, point to the words. Say which reason an owner hopes for, and which is likelier here.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'The real reason for 5 lost quotes known within 45 days',
      additionalInputs: [
        customInput.text('lost_job', 'Which job did you lose?', 'Repainting a whole house', {
          required: true,
        }),
        input('quote_value'),
        customInput.area(
          'no_message',
          'What they wrote (first name is enough)',
          'Thanks for coming out, we decided to go another way',
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'sales.follow-up.twelve-month-reactivation',
      version: 3,
      calculators: ['cost-per-lead'],
      deliverables: [callScripts(1, 80), textMessages(1, 45), emails(1, 90), steps(150)],
      title: 'Call back after a year',
      description: 'A reason to call people twelve months after their job.',
      content: lines(
        'Target: {specificOutcome}.',
        'I run {business_name} ({business_type}).',
        'What we did for them a year ago: {product_service_name}.',
        'How many such jobs: {past_jobs_count}',
        'A usual job: {average_job_value}',
        'Tone: {brand_voice}',
        'Find the true reasons to get back in touch twelve months after this job: something due, something that wears, a season, a check worth making. If there is none, tell me so and pick a better moment. Then write the call (five sentences), the text (220 characters) and the e-mail (80 words), each starting from the work we did.',
        'Make it a monthly routine: whom I pull on the first, how many contacts a day, when I stop. What one booked job leaves stands in the figures that come with this; multiply it by nothing I have not counted.',
        'No frightening people about their home, no "free inspection" that always finds something. Only people who agreed get text or e-mail, with a way to stop. Say what to look up about our guarantee before I call.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Everybody from a year ago contacted once within 60 days',
      additionalInputs: [
        input('product_service_name', { required: true, placeholder: 'Exterior repaint' }),
        customInput.number('past_jobs_count', 'How many such jobs a year ago?', [1, 5000], {
          placeholder: '45',
        }),
        input('average_job_value'),
        input('brand_voice'),
      ],
    },
    {
      id: 'sales.follow-up.calendar',
      version: 2,
      calculators: ['add-up'],
      deliverables: [steps(220), textMessages(5, 40)],
      title: 'A follow-up calendar',
      description: 'Never wonder again whom to write to today.',
      content: lines(
        'Goal: {specificOutcome}.',
        'For {business_name} ({business_type})',
        'Quotes a week: {quotes_per_week}.',
        'How long people usually take to decide: {decision_time}',
        'I keep things in: {current_tools}',
        'Time for it: {time_availability}',
        'Set up one rhythm for every quote: what happens on the day, after two days, a week, a month, a season. Small and large jobs may differ; draw the line and say where. For each step: channel, purpose, at most 35 words, and what makes me skip it.',
        'Build it with the tools I have, as reminders I can set up in half an hour, and give me the list of clicks or the paper version. Then the daily look: five minutes, what I open, what I do, when I am done.',
        'Cap it: nobody hears from us more than the number you set, and why that number. Add up the minutes a week from your steps and my quotes. Say what happens to all this in the busiest weeks.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Every open quote has a next date by Friday',
      additionalInputs: [
        customInput.number('quotes_per_week', 'Quotes a week', [1, 200], {
          required: true,
          placeholder: '6',
        }),
        customInput.text(
          'decision_time',
          'How long do people take?',
          'Small jobs 2 days, big ones a month',
        ),
        input('current_tools'),
        input('time_availability'),
      ],
    },
  ],
} satisfies Subcategory;
