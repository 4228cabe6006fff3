import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps, textMessages } from '../deliverable-builders.ts';
import { howOftenDoneBefore } from '../inputs/how-often-done-before.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Prompt } from '../schema.ts';

/** The first four: money this month, an hour saved, something to send, a 90-day plan. */
export const firstQuickStarts = [
  {
    id: 'operations.quick.fit-two-more-jobs',
    intent: 'money',
    version: 7,
    calculators: ['add-up'],
    deliverables: [advice(250), steps(120), textMessages(1, 50)],
    title: 'Fit in 2 more jobs',
    description: 'More paid jobs with the same people and the same hours.',
    content: lines(
      'Goal: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'We do {jobs_now} jobs a week.',
      'The extra jobs would be: {extra_job}',
      'Hours for one extra job, with the drive: {extra_job_hours}',
      'Price of one extra job: {extra_job_price}',
      "Here's one typical day, hour by hour:",
      '<owner_text>{day_log}</owner_text>',
      "Put the minutes no one pays for (loading, driving, waiting, going back, calls, supply runs) in a table from my day, else [measure]. Choose 3 changes I can make by Monday, with what each asks of anyone on site and the minutes it frees, from my day or [measure]. If they don't reach the hours of 2 extra jobs, say how many fit.",
      'If I gave the price, add up what the extra jobs bring in per week. Write the message to customers who are waiting or agreed to hear from us, with a way to stop. No longer days and no skipped breaks. Say which one will fade after a week, and how to prevent that.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: '2 more paid jobs a week within 30 days, same hours',
    additionalInputs: [
      customInput.number('jobs_now', 'Jobs per week now', [1, 500], {
        required: true,
        placeholder: '{jobsPerWeekExample}',
      }),
      customInput.area(
        'day_log',
        'One typical day, hour by hour',
        '7:00 loading, 7:40 on site, 10:30 supply run, 11:15 on site, 2:00 waiting, 3:30 done',
        { required: true },
      ),
      customInput.text('extra_job', 'What kind of job would you add?', '{repeatJobExample}'),
      customInput.money('extra_job_price', 'Price of one extra job', [1, 100000], {
        placeholder: '{visitPriceExample}',
      }),
      customInput.number('extra_job_hours', 'Hours for one extra job, with the drive', [0.25, 80], {
        placeholder: '{visitHoursExample}',
      }),
    ],
  },
  {
    id: 'operations.quick.hour-back',
    intent: 'hour',
    version: 6,
    deliverables: [steps(180), documents(1, 70, 'card'), callScripts(1, 50)],
    title: 'Get one hour back',
    description: 'Find the task that eats up your week and shrink it.',
    content: lines(
      'What I want back: {specificOutcome}.',
      'I run {business_name} ({business_type}).',
      'People: {company_size}',
      'The task that eats up my week: {hated_task}.',
      'How I do it now, with minutes: {how_now}',
      'Tools I have: {current_tools}',
      'Take this one task apart. Which steps could go away, which could be done once instead of daily, which could someone else do with a 5-line card, which could a tool I already own do? Give me the new way as numbered steps that fit a day in my trade. Compare minutes only where I gave them, else [time it].',
      'Start with what I do in the next 20 minutes. Then write the card for anyone who takes over part of it (me, if I work alone), and the sentence I use to hand it over. Tell me what breaks if I just stop doing it for 2 weeks. Maybe nothing. Keep anything with money, keys, or customer data in hands I trust, and point it out.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'One hour a week back, starting this week',
    additionalInputs: [
      customInput.text(
        'hated_task',
        'The task that eats up your week',
        'Planning the next day at 10 PM',
        {
          required: true,
        },
      ),
      customInput.text(
        'how_now',
        'How you do it now, with minutes',
        'On paper 40 minutes, then I text everyone',
      ),
      input('current_tools'),
    ],
  },
  {
    id: 'operations.quick.crew-message',
    intent: 'ready',
    version: 5,
    needsCrew: true,
    deliverables: [textMessages(1, 240, 'group chat'), callScripts(1, 130)],
    title: 'Write a message to the crew',
    description: 'Explain one change so it gets done tomorrow.',
    content: lines(
      'What should happen after they read it: {specificOutcome}.',
      'From the owner of {business_name}, {business_type}',
      'What needs to change: {change}.',
      'Why, honestly: {why}',
      "How often they've done this kind of work: {crew_level}",
      'Second language of the crew: {second_language}',
      "Write the message for the group chat in under 110 words, and the same in 60 seconds of talking at the van. It says what's different starting tomorrow, why in one sentence they'll believe, what \"done\" looks like, and who to ask. If there's a second language, put it under the first, for a fluent speaker to check.",
      "Answer the 2 complaints I'll hear, without preaching. Tell me how to check on it for a week in under 5 minutes a day, and what to say to the first one who does it well and the first who doesn't. If this involves pay, hours, or safety, list what I should clear with a lawyer or another qualified person before I send it.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'The change made on every job by Friday',
    additionalInputs: [
      customInput.text(
        'change',
        'What needs to change',
        "Photos before and after, with the customer's okay",
        {
          required: true,
        },
      ),
      customInput.text('why', 'Why', 'Two disputes and no proof'),
      howOftenDoneBefore('crew_level', 'How often has the crew done this work?'),
      customInput.text('second_language', 'Second language of the crew', '{secondLanguage}'),
    ],
  },
  {
    id: 'operations.quick.ninety-days-without-me',
    intent: 'plan',
    version: 7,
    calculators: ['hour-cost', 'break-even'],
    deliverables: [advice(190), steps(380)],
    title: '90 days to a day off',
    description: 'A business that runs one day a week without you.',
    content: lines(
      'By day 90: {specificOutcome}.',
      '{business_name}, {business_type}',
      'Team: {team_size}',
      'What only I can do right now:',
      '<owner_text>{only_me}</owner_text>',
      'The person I could trust with more: {trusted_person}',
      "What's getting in the way: <owner_text>{current_challenges}</owner_text>",
      "First sort my list into: hand off, write down, stop, keep. Set a limit on amounts and decisions that no one has to call me about. My figures show what an hour costs. If a license or signature is tied to me, say it stays mine until I've asked. Name what owners take back after the first mistake.",
      "Then the steps of 3 blocks of 30 days, with names. In each block I hand off one thing: write the page, try it with me next to them, do it alone. Give each a day, and fill in the first week. If there's no one to hand off to, plan what to stop, and how calls and jobs wait for one day.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'One working day a week without a call to me',
    additionalInputs: [
      customInput.area(
        'only_me',
        'What only you can do right now',
        'Quotes, ordering, keys, angry customers, payroll',
        { required: true },
      ),
      customInput.text(
        'trusted_person',
        'Who could do more (first name is enough)',
        'Luis, 3 years with us',
      ),
      input('team_size'),
      input('current_challenges', {
        placeholder: 'They call me before they decide anything',
        source: undefined,
      }),
    ],
  },
] satisfies Prompt[];
