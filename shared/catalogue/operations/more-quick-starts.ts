import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps, textMessages } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Prompt } from '../schema.ts';

/** Four more knots to untie. */
export const moreQuickStarts = [
  {
    id: 'operations.quick.what-to-fix-first',
    version: 5,
    deliverables: [advice(220), steps(200), textMessages(1, 60)],
    title: 'What should I fix first?',
    description: 'Sort out the mess and pick the one thing to fix first.',
    content: lines(
      'What I need: {specificOutcome}.',
      'I own {business_name} ({business_type}).',
      "Everything that's wrong right now, in no particular order:",
      '<owner_text>{mess}</owner_text>',
      'Time I have for it: {time_availability}',
      'Sort it into 4 groups: today or it costs money, this week, this season, let it go. One line of why for each. Look for 2 or 3 items with the same cause and show me. Then choose the one thing to fix first and say why that one and not the loudest.',
      "For that one: the first step within the hour, what it takes, who does it, when it's done, and how I'll know. Write the one message I need to send today. Put the rest on a list with dates so I can stop thinking about it. Anything with safety, wages, or taxes goes on top no matter what else I wrote, with the person to call. Name what on my list isn't really my problem.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'The first problem fixed by Friday, the rest on a dated list',
    additionalInputs: [
      customInput.area(
        'mess',
        "What's wrong right now",
        'Van is making a noise, rent is due, 3 quotes not sent, a complaint on Oak Street',
        { required: true },
      ),
      input('time_availability'),
    ],
  },
  {
    id: 'operations.quick.job-card',
    version: 6,
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
      "Build a job card of at most 14 lines that answers those calls before they make them: where, who, how to get in, what was sold and what wasn't, what to bring, photos to take, when to stop and ask, what to collect, what to bring back to me. Use the words of my trade. Leave out what they know anyway.",
      "Give me a blank one to copy and one filled in with made-up but realistic details, marked as an example. Then how I fill it in within 2 minutes while I'm selling the job, and the check at the end. Door codes and alarm codes don't belong in a group chat, so tell me how to pass them on. Say which line will be empty most often, and what to do then.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome:
      'One job card used on every job starting Monday, and half as many calls',
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
    version: 5,
    needsCrew: true,
    deliverables: [advice(220), textMessages(3, 50), callScripts(1, 80)],
    title: "Someone's out tomorrow",
    description: 'One of your crew is out: what to move, what to keep, and who to call.',
    content: lines(
      'How tomorrow should end: {specificOutcome}.',
      'Business: {business_name} ({business_type})',
      'Jobs tomorrow, with times and who was supposed to do them:',
      '<owner_text>{jobs_tomorrow}</owner_text>',
      "Who's left: {who_is_left}.",
      'Rank the jobs: has to happen, can be cut short, can move. Weigh the promises we made, safety with fewer people, the money, and how flexible the customer is. Lay out a new day that people can really do, with breaks and [drive] between jobs, and say which job I should take myself.',
      "Write the texts for the customers who move, with a choice of 2 new times each, and the call for the one who will be upset. Then a 5-line note for next time: who to ask, how early, what we keep free. Don't send one person alone on work that needs 2 people or a license holder. If it's on the list, it moves. No one gets asked what illness they have.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'All customers told by 7 tonight, and no one moved twice',
    additionalInputs: [
      customInput.area(
        'jobs_tomorrow',
        'Jobs tomorrow',
        '8:00 house on the north side, 2 people; 11:00 office, one; 2:00 new customer',
        { required: true },
      ),
      customInput.text('who_is_left', "Who's left", 'Me and one helper until 3', {
        required: true,
      }),
    ],
  },
  {
    id: 'operations.quick.owner-ill',
    version: 4,
    deliverables: [
      steps(120),
      textMessages(2, 45),
      callScripts(1, 35, 'voicemail'),
      documents(1, 100, 'note to who steps in'),
      documents(1, 60, 'before next time'),
    ],
    title: "I'm sick and can't work",
    description: 'What moves, who decides, and what to tell customers while you get well.',
    content: lines(
      "What should hold while I'm out: {specificOutcome}.",
      'I run {business_name}, {business_type}.',
      'People: {company_size}',
      'How long: {out_for}.',
      'What stops without me: <owner_text>{what_stops}</owner_text>',
      'Who could step in: {who_steps_in}',
      'Sort what stops, half-done jobs too, into: has to happen, can wait, cancel. For what has to happen, say who does it, what they can decide alone, and what they need from me today. If no one can step in, say what to pause first.',
      "Write 2 texts, one to customers booked this week and one to someone in my trade who could take a job. Add a voicemail greeting and a one-page note for the person who steps in. Say little about my health, and promise no day I'll be back.",
      'Then the money: invoices to send today, bills to call about. For more than 2 weeks, list what to ask the insurance company, accountant, and bank. Work tied to my license waits. Last, 5 lines for next time.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Every customer this week told by tonight, and invoices still go out',
    additionalInputs: [
      customInput.text(
        'out_for',
        'How long will you be out?',
        'Three days for sure, maybe 2 weeks',
        {
          required: true,
        },
      ),
      customInput.area(
        'what_stops',
        'What stops without you?',
        'Quotes, ordering, the phone, the job on Thursday',
        { required: true },
      ),
      customInput.text(
        'who_steps_in',
        'Who could step in? (first name is enough)',
        'My sister for the phone, Luis from another company on site',
      ),
    ],
  },
] satisfies Prompt[];
