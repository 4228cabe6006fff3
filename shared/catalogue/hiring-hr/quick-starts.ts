import { customInput } from '../custom-input.ts';
import {
  advice,
  callScripts,
  documents,
  emails,
  socialPosts,
  steps,
  textMessages,
} from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Prompt } from '../schema.ts';

/** The first four: money this month, an hour saved, something to send, a 90-day plan. */
export const quickStarts = [
  {
    id: 'hiring-hr.quick.hands-for-waiting-work',
    intent: 'money',
    version: 6,
    calculators: ['cost-of-hire'],
    deliverables: [
      textMessages(3, 55),
      socialPosts(1, 80),
      callScripts(1, 80),
      steps(150),
      advice(120),
    ],
    title: 'Get help with backed-up work',
    description: 'Find part-time help in 2 weeks for jobs you already have.',
    content: lines(
      'Goal: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'Area: {service_area}',
      "Work I can't take without help: {waiting_work}.",
      'The person I need: {crew_role}.',
      'What I can pay: {pay_range}',
      'When I need them: {urgency}',
      'Plan the fastest fair way to get a helper for these jobs. Who to ask first, in order: former workers, anyone here now, suppliers, trade schools, a staffing service. Write the text to each of the first 3, and an 80-word post with the work, place, pay, and [hours] in it.',
      'Then a phone screen of 5 questions that are the same for everyone, and the first 10 days as steps. Last, for me: what the help costs and what an hour of it earns, where figures show it, and what to do if no one shows up on day one. Paying by the day in cash or "as a contractor" raises legal questions, so list them for a lawyer.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome:
      'A good helper working within 14 days, backed-up jobs done and invoiced in 30',
    additionalInputs: [
      customInput.text(
        'waiting_work',
        "Work you can't take now",
        'Three small jobs and an office, about 30 hours',
        {
          required: true,
        },
      ),
      input('crew_role', { required: true }),
      customInput.text('pay_range', 'Pay you can offer', '20 to 24 an hour'),
      input('service_area'),
      input('urgency', { label: 'How soon do you need help?', source: undefined }),
    ],
  },
  {
    id: 'hiring-hr.quick.stop-chasing-applicants',
    intent: 'hour',
    version: 4,
    calculators: ['add-up'],
    deliverables: [textMessages(5, 50), documents(1, 150, 'sheet')],
    title: 'Stop chasing applicants',
    description: 'Ready-made replies and 2 set times instead of a week of phone tag.',
    content: lines(
      'What I want: {specificOutcome}.',
      "I'm hiring for {business_name} ({business_type}).",
      'Open role: {crew_role}.',
      'Applications per week: {applications}',
      'Where it gets stuck: {where_stuck}',
      'Minutes per applicant now: {applicant_minutes}',
      "Applicants' second language: {second_language}",
      "Set up a process that takes an applicant 3 days at most and takes me 2 messages or calls. Write the reply that goes out right away, the text with 2 times to choose from, the reminder that day, and the friendly close for people who don't fit or don't show up. Under 250 characters each, with the second language under each if I named one, for a fluent speaker to check.",
      'Then a sheet to keep track: 3 must-have facts to ask about before any interview, each tied to the work, what to write and what never to write about a person. If I gave you the count and the minutes, add up what they take per week now. Name the step that might turn away a good one.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Every applicant gets a reply the same day, starting Monday',
    additionalInputs: [
      input('crew_role', { required: true }),
      customInput.number('applications', 'Applications per week', [0, 500], { placeholder: '8' }),
      customInput.number('applicant_minutes', 'Minutes per applicant now', [0, 600], {
        placeholder: '25',
      }),
      customInput.text(
        'second_language',
        "Applicants' second language",
        'None, or the one they speak',
      ),
      customInput.text(
        'where_stuck',
        'Where it gets stuck',
        "They don't pick up, then don't show up",
      ),
    ],
  },
  {
    id: 'hiring-hr.quick.job-offer',
    intent: 'ready',
    version: 4,
    deliverables: [callScripts(1, 80), documents(1, 300), emails(1, 80)],
    title: 'Write a job offer',
    description: 'A warm one-page offer, ready to check and sign.',
    content: lines(
      'What I want: {specificOutcome}.',
      'From: {business_name}, {business_type}',
      'Place of work: {location}',
      'Role: {crew_role}.',
      'Pay and hours we agreed on: {pay_and_hours}.',
      'Start date: {start_date}',
      'Write the call that makes the offer, in 6 friendly sentences, and the written offer on one page: role, who they report to, pay and payday, typical hours, where the day starts, what we provide, what they bring, the first day, the date I need an answer by. Simple sentences, no legal language.',
      "Put [confirm] wherever I haven't told you something, and don't add benefits, guarantees, or a set end date. Below the page, list what an employment lawyer or payroll service should look at before it goes out: classification, overtime, trial period, required notices where I am. Finish with a kind email to the person in second place. Name what in my offer a good worker would say no to.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Offer checked and sent by Thursday',
    additionalInputs: [
      input('crew_role', { required: true }),
      customInput.text(
        'pay_and_hours',
        'Pay and hours you agreed on',
        '26 an hour, Mon-Fri 7 to 3:30',
        {
          required: true,
        },
      ),
      customInput.text('start_date', 'Start date', 'Monday the 9th'),
    ],
  },
  {
    id: 'hiring-hr.quick.ninety-days-new-hire',
    intent: 'plan',
    version: 4,
    needsCrew: true,
    calculators: ['cost-of-hire'],
    deliverables: [steps(320), callScripts(1, 120)],
    title: 'New hire: days 31 to 90',
    description: 'From helpful to useful on their own, and what that time costs you.',
    content: lines(
      'By day 90: {specificOutcome}.',
      'Business: {business_name} ({business_type})',
      "New hire's role: {crew_role}.",
      'What they can do alone after a month: {can_do_now}.',
      'Who shows them the work: {buddy}',
      "When we're busiest: {busy_weeks}",
      'The first 30 days have a plan of their own, so start on day 31. Plan 2 blocks, to day 60 and to day 90: what they learn in the order our jobs need it, who shows it, the first jobs alone, what "can do it" looks like, and a 10-minute talk with 3 questions on days 45, 60, and 90.',
      'Give it to me as steps with dates, the first 2 weeks in detail, and the talk for day 60 written out. The figures that come with this show what the person costs and how many hours it takes before they pay for themselves. Mark tasks that need a license or card, and put them later. Say what makes people leave in this stretch.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Alone on tasks that need no license, and wants to stay',
    additionalInputs: [
      input('crew_role', { required: true }),
      customInput.text(
        'can_do_now',
        'What can they do alone by now?',
        'Sets up and cleans up, talks to customers',
        { required: true },
      ),
      customInput.text('buddy', 'Who shows them the work (first name)', 'Rosa'),
      customInput.text('busy_weeks', 'When are you busiest?', 'The 6 weeks before the holidays'),
    ],
  },
] satisfies Prompt[];
