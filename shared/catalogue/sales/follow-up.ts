import { customInput } from '../custom-input.ts';
import {
  advice,
  callScripts,
  documents,
  emails,
  steps,
  textMessages,
} from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** What happens after the quote is out. */
export const followUp = {
  id: 'follow-up-strategies',
  name: 'Follow-up Strategies',
  about: 'What to send when a quote goes quiet.',
  icon: 'reply',
  prompts: [
    {
      id: 'sales.follow-up.quote-gone-quiet',
      version: 4,
      calculators: ['cost-per-lead'],
      deliverables: [
        textMessages(1, 55, 'today'),
        emails(1, 120, 'day 3'),
        textMessages(1, 50, 'day 10'),
        advice(120),
        steps(120),
      ],
      title: 'Quote gone quiet',
      description: 'Three follow-ups over 10 days, ready to send.',
      content: lines(
        'Goal: {specificOutcome}.',
        'My business: {business_name}, {business_type}',
        'The job: {quoted_job}',
        "I sent a quote for {quote_value} {days_since_quote} days ago and haven't heard back.",
        'Last thing they said: <customer_text>{last_contact}</customer_text>',
        'Tone: {brand_voice}',
        "Write 3 follow-ups I can send over the next 10 days: a text of at most 300 characters today, a short email on day 3, and a friendly closing-out-your-quote message on day 10. Each gives one reason to decide and one easy next step. Don't cut the price, don't make up a deadline, and mark anything you don't know as [confirm].",
        "Then give me one likely reason they've gone quiet that I may not want to hear. Tell me what I make on one more job, going by the figures that come with this. Last, a rule for following up on every quote over the next 60 days, with the day and the wording for each step.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Win back 2 quiet quotes in the next 30 days',
      additionalInputs: [
        input('quote_value', { required: true }),
        input('days_since_quote', { required: true }),
        customInput.text('quoted_job', 'What was the job?', '{bigJob}'),
        customInput.area(
          'last_contact',
          'Last thing they wrote (first name is enough)',
          "Thanks, we'll look at it this week",
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'sales.follow-up.learn-from-a-loss',
      version: 7,
      deliverables: [textMessages(3, 55), callScripts(1, 50), documents(1, 100, 'log')],
      title: 'Learn from a lost job',
      description: 'Ask why, nicely, and be the one they call next time.',
      content: lines(
        'What I want out of it: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'What we lost: {lost_job}.',
        'Quoted: {quote_value}',
        'What they wrote: <customer_text>{no_message}</customer_text>',
        'Tone: {brand_voice}',
        "Write my reply to a no in at most 60 words: thank them for telling me, wish them well, ask one question they can answer with a number or a word, and don't try to win it back. Then the phone version, 3 sentences.",
        'For people who agreed to hear from me, give me a date and a message for later: when they can tell how the other company did, and again in a year. Keep both under 40 words. Add a 5-column log for lost jobs, and tell me how many it takes before I look for a pattern.',
        'If I list several lost jobs, name the one cause I can fix this month. If the reason is in their message, point to the words. Say which reason an owner would hope for, and which is more likely here.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Real reason found for 5 lost quotes within 45 days',
      additionalInputs: [
        customInput.text('lost_job', 'What job or jobs did you lose?', '{bigJob}', {
          required: true,
        }),
        input('quote_value'),
        customInput.area(
          'no_message',
          'What they wrote (first name is enough)',
          'Thanks for coming out, but we went another way',
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'sales.follow-up.twelve-month-reactivation',
      version: 6,
      deliverables: [callScripts(1, 80), textMessages(1, 45), emails(1, 90), steps(150)],
      title: 'Check in a year later',
      description: 'A good reason to call customers 12 months after the job.',
      content: lines(
        'Target: {specificOutcome}.',
        'I run {business_name} ({business_type}).',
        'What we did for them a year ago: {product_service_name}.',
        'How many of those jobs: {past_jobs_count}',
        'Tone: {brand_voice}',
        "Find honest reasons to get back in touch 12 months after this job: something that's due, something that wears out, a season, a check worth doing. If there are none, say so and pick a better time. Then write the call (5 sentences), the text (220 characters), and the email (80 words), each starting with the work we did.",
        'Make it a monthly routine: who I pull up on the 1st, how many contacts a day, when I stop. If I gave the number of jobs, fit the contacts per day to it.',
        'Don\'t scare people about their home, and no "free inspection" that always finds something. Only text or email people who agreed, with a way to opt out. If we gave a guarantee, I check it first.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Every customer from a year ago contacted once within 60 days',
      additionalInputs: [
        input('product_service_name', { required: true, placeholder: '{bigJob}' }),
        customInput.number('past_jobs_count', 'How many of these jobs a year ago?', [1, 5000], {
          placeholder: '12',
        }),
        input('brand_voice'),
      ],
    },
    {
      id: 'sales.follow-up.calendar',
      version: 6,
      deliverables: [steps(220), textMessages(5, 40)],
      title: 'A follow-up calendar',
      description: 'Always know who to follow up with today.',
      content: lines(
        'Goal: {specificOutcome}.',
        'For {business_name} ({business_type})',
        'Quotes per week: {quotes_per_week}.',
        'How long customers usually take to decide: {decision_time}',
        'I keep track in: {current_tools}',
        'Time I have for it: {time_availability}',
        "Set up one routine for every quote: what happens that day, then after 2 days, a week, a month, a season. Small and big jobs can differ, so tell me where you'd draw the line. For each step: channel, purpose, at most 35 words, and when to skip it.",
        "Build it with the tools I have, as reminders I can set up in half an hour, and tell me where to click or give me the paper version. Then a 5-minute daily check: what I open, what I do, when I'm done.",
        'Cap it: set how many times anyone hears from us, and say why that number. It has to work for that many quotes a week, so say which step to drop first in our busiest weeks.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Next date set for every open quote by Friday',
      additionalInputs: [
        customInput.number('quotes_per_week', 'Quotes per week', [1, 200], {
          required: true,
          placeholder: '6',
        }),
        customInput.text(
          'decision_time',
          'How long do customers take to decide?',
          'Small jobs 2 days, big ones a month',
        ),
        input('current_tools'),
        input('time_availability'),
      ],
    },
  ],
} satisfies Subcategory;
