import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, emails, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Prompt } from '../schema.ts';

/** Four more knots to untie. */
export const moreQuickStarts = [
  {
    id: 'operations.quick.what-to-fix-first',
    version: 3,
    deliverables: [advice(220), steps(200), textMessages(1, 60)],
    title: 'What should I fix first?',
    description: 'Sort out the mess and pick the one thing to fix first.',
    content: lines(
      'What I need: {specificOutcome}.',
      'I own {business_name} ({business_type}).',
      "Everything that's wrong right now, in no order:",
      '<owner_text>{mess}</owner_text>',
      'Time I have for it: {time_availability}',
      'Sort it into four groups: today or it costs money, this week, this season, let it go. One line of why for each. Look for two or three items with the same cause and show me. Then choose the one thing to fix first and say why that one and not the loudest.',
      "For that one: the first step within the hour, what it takes, who does it, when it's done, and how I'll know. Write the one message I need to send today. Put the rest on a list with dates so I can stop thinking about it. Anything with safety, wages, or taxes goes on top no matter what else I wrote, with the person to call. Name what on my list isn't really my problem.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'The first problem fixed by Friday, the rest on a dated list',
    additionalInputs: [
      customInput.area(
        'mess',
        "What's wrong right now",
        'Van is making a noise, Ana quit, 3 quotes not sent, a complaint on Oak Street',
        { required: true },
      ),
      input('time_availability'),
    ],
  },
  {
    id: 'operations.quick.job-card',
    version: 3,
    needsCrew: true,
    deliverables: [documents(2, 150)],
    title: 'A job card the crew uses',
    description: 'Everything they need on one phone screen before they knock.',
    content: lines(
      'Outcome: {specificOutcome}.',
      'For {business_name}, {business_type}',
      "The job it's for: {product_service_name}",
      'What the crew calls me about from the site: {usual_calls}.',
      'Tools: {current_tools}',
      "Build a job card of at most 14 lines that answers those calls before they make them: where, who, how to get in, what was sold and what wasn't, what to bring, photos to take, when to stop and ask, what to collect. Use the words of my trade. Leave out what they know anyway.",
      "Give me a blank one to copy and one filled in with made-up but realistic details, marked as an example. Then how I fill it in within two minutes while I'm selling the job, and the check at the end of the job. Door codes and alarm codes don't belong in a group chat, so tell me how to pass them on. Say which line will be empty most often, and what to do then.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'One job card used on every job starting Monday, and half the calls',
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
    version: 3,
    needsCrew: true,
    deliverables: [advice(220), textMessages(3, 50), callScripts(1, 80)],
    title: "Someone's out tomorrow",
    description: 'What to move, what to keep, and who to call.',
    content: lines(
      'How tomorrow should end: {specificOutcome}.',
      'Business: {business_name} ({business_type})',
      'Jobs tomorrow, with times and who was supposed to do them:',
      '<owner_text>{jobs_tomorrow}</owner_text>',
      "Who's left: {who_is_left}.",
      'Rank the jobs: has to happen, can be cut short, can move. Weigh the promises we made, safety with fewer people, the money, and how flexible the customer is. Lay out a new day that people can really do, breaks and driving included, and say which job I should take myself.',
      "Write the texts for the customers who move, with a choice of two new times each, and the call for the one who will be upset. Then a five-line note for next time: who to ask, how early, what we keep free. Don't send one person alone on work that needs two people or a license holder. If it's on the list, it moves. No one gets asked what illness they have.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'All customers told by 7 tonight, no promise broken twice',
    additionalInputs: [
      customInput.area(
        'jobs_tomorrow',
        'Jobs tomorrow',
        '8:00 house on the north side, two people; 11:00 office, one; 2:00 new customer',
        { required: true },
      ),
      customInput.text('who_is_left', "Who's left", 'Me and one helper until 3', {
        required: true,
      }),
    ],
  },
  {
    id: 'operations.quick.handle-growth',
    version: 3,
    calculators: ['price-check'],
    deliverables: [advice(220), emails(1, 100), steps(180)],
    title: 'Are we ready to grow?',
    description: 'What breaks first if work doubles, and what to get ready.',
    content: lines(
      'What I want before I say yes to more: {specificOutcome}.',
      '{business_name}, {business_type}',
      'Jobs per week now: {jobs_per_week}',
      'The opportunity: {opportunity}.',
      "What they'd pay per job: {their_price}",
      'Hours per job: {their_hours}',
      "What's already a strain: {current_challenges}",
      'Go through people, vans, tools, stock, quoting, invoicing, and me. For each, say how much more it can take before it breaks, from what I told you, and what that would look like to a customer. Put the weakest first. Then what it costs and how long it takes to make that one stronger.',
      "Answer with: take it, take part of it, or pass, and an 80-word email to them. Add a 60-day list with dates for the one you chose, and the number at which I pull back. Insurance and licenses may set a limit, so say who to ask. Growth that pays less per hour isn't growth, so calculate what's left per hour at their price and compare it with my figures.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Take it, take part, or pass, decided within 7 days',
    additionalInputs: [
      customInput.text(
        'opportunity',
        'The opportunity',
        'A property manager with 40 apartments wants us weekly',
        {
          required: true,
        },
      ),
      input('jobs_per_week'),
      customInput.money('their_price', "What they'd pay per job", [1, 250000], {
        placeholder: '90',
      }),
      customInput.number('their_hours', 'Hours per job', [0.1, 2000], {
        placeholder: '2',
      }),
      input('current_challenges'),
    ],
  },
] satisfies Prompt[];
