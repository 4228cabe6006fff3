import { customInput } from '../custom-input.ts';
import { callScripts, documents, emails, socialPosts, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Prompt } from '../schema.ts';

/** The first four: money this month, an hour saved, something to send, a 90-day plan. */
export const quickStarts = [
  {
    id: 'hiring-hr.quick.hands-for-waiting-work',
    intent: 'money',
    version: 2,
    calculators: ['cost-of-hire'],
    deliverables: [textMessages(3, 55), socialPosts(1, 90), callScripts(1, 80), steps(150)],
    title: 'Find hands for waiting work',
    description: 'Get part-time help in two weeks for jobs you already have.',
    content: lines(
      'Goal: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'Area: {service_area}',
      'Work I cannot take without help: {waiting_work}.',
      'The person I need: {crew_role}.',
      'What I can pay: {pay_range}',
      'Plan the quickest fair way to a helper for these jobs. Who to ask first, in order: people who worked for me before, whoever works here now, suppliers, trade schools, a staffing service. Write the text to each of the first three, and a post of 80 words with the work, hours, place and pay in it.',
      'Then ten days, day by day, with a phone screen of five questions that are the same for everybody. What the help costs and what an hour of it brings stands in the figures that come with this; the waiting jobs count there as hours. Paying by the day in cash or "as a contractor" raises legal questions; list them for an adviser. Say what to do if nobody shows up on day one.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'One good helper at work within 14 days, waiting jobs billed in 30',
    additionalInputs: [
      customInput.text(
        'waiting_work',
        'Work you cannot take now',
        'Three small jobs and an office, about 30 hours',
        {
          required: true,
        },
      ),
      input('crew_role', { required: true }),
      customInput.text('pay_range', 'Pay you can offer', '18 to 21 an hour'),
      input('service_area'),
    ],
  },
  {
    id: 'hiring-hr.quick.stop-chasing-applicants',
    intent: 'hour',
    version: 2,
    calculators: ['add-up'],
    deliverables: [textMessages(5, 50), documents(1, 150, 'sheet')],
    title: 'Stop chasing applicants',
    description: 'Ready replies and two fixed slots instead of a week of phone tag.',
    content: lines(
      'After this: {specificOutcome}.',
      'I hire for {business_name} ({business_type}).',
      'Open role: {crew_role}.',
      'Applications a week: {applications}',
      'Where it gets stuck: {where_stuck}',
      'Minutes an applicant takes me now: {applicant_minutes}',
      'Second language of applicants: {second_language}',
      'Set up a path an applicant can walk in three days with two touches from me. Write the reply that goes out at once, the text with two slots to choose from, the reminder on the day, and the friendly close for those who do not fit or do not come. Under 250 characters each, with the second language under each if I named one, for a speaker to read.',
      'Then a sheet to keep track on: three must-have facts to ask before any talk, each tied to the work, what to write and what never to write about a person. If I gave count and minutes, add up what they take a week now. Name the step that might turn away a good one.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Every applicant answered the same day from Monday',
    additionalInputs: [
      input('crew_role', { required: true }),
      customInput.number('applications', 'Applications a week', [0, 500], { placeholder: '8' }),
      customInput.number('applicant_minutes', 'Minutes one applicant takes you now', [0, 600], {
        placeholder: '25',
      }),
      customInput.text('second_language', 'Second language of applicants', 'Spanish, or none'),
      customInput.text(
        'where_stuck',
        'Where it gets stuck',
        'They do not pick up, then do not come',
      ),
    ],
  },
  {
    id: 'hiring-hr.quick.job-offer',
    intent: 'ready',
    version: 2,
    deliverables: [callScripts(1, 80), documents(1, 300), emails(1, 80)],
    title: 'Write a job offer',
    description: 'A warm one-page offer, ready for a check and a signature.',
    content: lines(
      'I want in hand: {specificOutcome}.',
      'From: {business_name}, {business_type}',
      'Place of work: {location}',
      'Role: {crew_role}.',
      'Pay and hours agreed: {pay_and_hours}.',
      'Start: {start_date}',
      'Write the call that makes the offer, in six friendly sentences, and the written offer on one page: role, who they report to, pay and when it is paid, usual hours, where the day starts, what we provide, what they bring, the first day, the date I need an answer by. Simple sentences, no legal dressing.',
      'Put [confirm] wherever I have not told you something; do not add benefits, guarantees or a fixed end. Below the page list what an employment adviser or payroll service should look at before it goes out: classification, overtime, trial period, required notices where I am. Finish with the kind e-mail to the person in second place. Name what in my offer a good worker would say no to.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Offer checked and sent by Thursday',
    additionalInputs: [
      input('crew_role', { required: true }),
      customInput.text('pay_and_hours', 'Pay and hours agreed', '20 an hour, Mon-Fri 7 to 3:30', {
        required: true,
      }),
      customInput.text('start_date', 'Start', 'Monday the 9th'),
    ],
  },
  {
    id: 'hiring-hr.quick.ninety-days-new-hire',
    intent: 'plan',
    version: 2,
    needsCrew: true,
    calculators: ['cost-of-hire'],
    deliverables: [steps(320), callScripts(1, 120)],
    title: 'Newcomer: days 31 to 90',
    description: 'From useful to sent alone, and what the time costs you.',
    content: lines(
      'At day 90: {specificOutcome}.',
      'Business: {business_name} ({business_type})',
      "New person's role: {crew_role}.",
      'What they can do alone after a month: {can_do_now}.',
      'Who shows them the work: {buddy}',
      'When we are busiest: {busy_weeks}',
      'The first 30 days are a plan of their own; begin on day 31. Plan two blocks, to day 60 and to day 90: what they learn in the order our jobs need it, who shows it, the first jobs alone, what "can do it" looks like, and a ten-minute talk with three questions on days 45, 60 and 90.',
      'Give it as steps with dates, the first two weeks in detail, and the talk for day 60 written out. What the person costs and from how many hours they pay for themselves stands in the figures that come with this. Tasks that need a license or card come later and are marked. Say what makes people leave in this stretch.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Alone on usual jobs by day 90, and wants to stay',
    additionalInputs: [
      input('crew_role', { required: true }),
      customInput.text(
        'can_do_now',
        'What can they do alone by now?',
        'Sets up and cleans up, talks to customers',
        { required: true },
      ),
      customInput.text('buddy', 'Who shows them the work (first name)', 'Rosa'),
      customInput.text('busy_weeks', 'When are you busiest?', 'The six weeks before the holidays'),
    ],
  },
] satisfies Prompt[];
