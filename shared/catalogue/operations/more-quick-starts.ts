import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, emails, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Prompt } from '../schema.ts';

/** Four more knots to untie. */
export const moreQuickStarts = [
  {
    id: 'operations.quick.what-to-fix-first',
    version: 2,
    deliverables: [advice(220), steps(200), textMessages(1, 60)],
    title: 'Everything is on fire',
    description: 'Sort the mess and pick the one thing to fix first.',
    content: lines(
      'I need: {specificOutcome}.',
      'Owner, {business_name} ({business_type})',
      'Everything that is wrong right now, unsorted:',
      '<owner_text>{mess}</owner_text>',
      'Time I can give it: {time_availability}',
      'Sort it in four: today or it costs money, this week, this season, let it be. One line of reason each. Look for two or three items with the same root and show it. Then choose the single thing to fix first and say why that one and not the loudest.',
      'For it: the first step within the hour, what it takes, who, when it is done and how I know. Write the one message I must send today. Park the rest on a list with dates so that it leaves my head. Anything with safety, wages or the tax office goes on top whatever else I wrote, with the person to call. Name what on my list is not really my problem.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'The first problem fixed by Friday, the rest on a dated list',
    additionalInputs: [
      customInput.area(
        'mess',
        'What is wrong right now',
        'Van is loud, Ana quit, three quotes not sent, complaint at No. 12',
        { required: true },
      ),
      input('time_availability'),
    ],
  },
  {
    id: 'operations.quick.job-card',
    version: 2,
    needsCrew: true,
    deliverables: [documents(2, 150)],
    title: 'A job card the crew uses',
    description: 'Everything they need on one phone screen before they knock.',
    content: lines(
      'Outcome: {specificOutcome}.',
      'For {business_name}, {business_type}',
      'The job it is for: {product_service_name}',
      'What the crew calls me about from site: {usual_calls}.',
      'Tools: {current_tools}',
      'Build a job card of at most 14 lines that answers those calls before they are made: where, who, access, what was sold and what was not, what to bring, photos to take, when to stop and ask, what to collect. Use the words of my trade. Leave out what they know anyway.',
      'Give me a blank one to copy and one filled in with made-up but likely details, marked as an example. Then the two minutes in which I fill it while selling, and the check at the end of the job. Door codes and alarm codes do not belong in a group chat; tell me how to pass them on. Say which line will be empty most often, and what then.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'One job card used on every job from Monday, half the calls',
    additionalInputs: [
      customInput.text(
        'usual_calls',
        'What they call you about',
        'Which door, what was agreed, where to park',
        { required: true },
      ),
      input('product_service_name'),
      input('current_tools'),
    ],
  },
  {
    id: 'operations.quick.cover-a-sick-day',
    version: 2,
    needsCrew: true,
    deliverables: [advice(220), textMessages(3, 50), callScripts(1, 80)],
    title: 'Someone is out tomorrow',
    description: 'Save the day: what moves, what stays, who gets called.',
    content: lines(
      'Tomorrow should end with: {specificOutcome}.',
      'Business: {business_name} ({business_type})',
      'Jobs tomorrow, with times and who was meant to do them:',
      '<owner_text>{jobs_tomorrow}</owner_text>',
      'Who is left: {who_is_left}.',
      'Rank the jobs: must happen, can shrink, can move. Weigh promises made, safety with fewer hands, the money, and how easily the customer bends. Lay out a new day that people can really do, breaks and driving included, and say which job I should take myself.',
      'Write the texts for those who move, with a choice of two new slots each, and the call for the one who will be upset. Then a note of five lines for next time: who to ask, how early, what we keep free. Work that needs two people or a license holder is not done by one; if that is on the list it moves. Nobody is asked what illness they have.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'All customers told by 7 tonight, no promise broken twice',
    additionalInputs: [
      customInput.area(
        'jobs_tomorrow',
        'Jobs tomorrow',
        '8:00 house north, two people; 11:00 office, one; 2:00 new customer',
        { required: true },
      ),
      customInput.text('who_is_left', 'Who is left', 'Me and one helper until 3', {
        required: true,
      }),
    ],
  },
  {
    id: 'operations.quick.handle-growth',
    version: 2,
    calculators: ['price-check'],
    deliverables: [advice(220), emails(1, 100), steps(180)],
    title: 'Are we ready to grow?',
    description: 'What breaks first if work doubles, and what to prepare.',
    content: lines(
      'Before I say yes to more: {specificOutcome}.',
      '{business_name}, {business_type}',
      'We do now, a week: {jobs_per_week}',
      'The chance on the table: {opportunity}.',
      'What they would pay for one such job: {their_price}',
      'Hours one such job takes: {their_hours}',
      'What already creaks: {current_challenges}',
      'Go through people, vans, tools, stock, quoting, billing and me. For each say how much more it takes before it breaks, from what I told you, and what breaking would look like to a customer. Put the weakest first. Then what it costs and how long it takes to make that one stronger.',
      'Answer with: take it, take part of it, or pass, and the e-mail to them, 80 words. Add a 60-day list with dates for the road you chose, and the number at which I pull back. Insurance and license may set a ceiling; say whom to ask. Growth that pays less an hour is not growth: have their price checked by calculate against my figures.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Take it, take part or pass, decided within 7 days',
    additionalInputs: [
      customInput.text(
        'opportunity',
        'The chance',
        'A manager with 40 apartments wants us weekly',
        {
          required: true,
        },
      ),
      input('jobs_per_week'),
      customInput.money('their_price', 'What they would pay for one job', [1, 250000], {
        placeholder: '90',
      }),
      customInput.number('their_hours', 'Hours one such job takes', [0.1, 2000], {
        placeholder: '2',
      }),
      input('current_challenges'),
    ],
  },
] satisfies Prompt[];
