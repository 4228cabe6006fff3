import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps, textMessages } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';
import { seriousnessInput } from './seriousness-input.ts';

/** Saying what needs saying, and keeping the good ones. */
export const performance = {
  id: 'performance-retention',
  name: 'Performance & Retention',
  about: 'Help people do well, and keep the good ones.',
  icon: 'trending-up',
  prompts: [
    {
      id: 'hiring-hr.performance.hard-talk',
      version: 5,
      needsCrew: true,
      deliverables: [callScripts(1, 380), documents(1, 90, 'note')],
      title: 'A hard talk, done right',
      description: 'One problem with someone on your crew, facts with dates, and a way forward.',
      content: lines(
        'What I want after the talk: {specificOutcome}.',
        'For {business_name}, {business_type}',
        'What happened, with dates:',
        '<owner_text>{facts}</owner_text>',
        'How serious: {severity}',
        "What I've said so far: {said_before}",
        'Plan 15 minutes. The first 2 sentences word for word; the facts in 3 lines, no "always" and no "never"; the question that lets them tell their side; what has to change and by when; what I\'ll do to help; the date we check in again. Then how I answer tears, "everyone else does it too," and silence.',
        "Write the short note for the file, with what we both said. If illness, family, a complaint they made, or anything protected comes up, I listen, promise nothing, and ask an employment lawyer before the next step. If something I wrote is one of those, point it out. Don't decide on a warning or a firing here. If I haven't made clear what I expect, that comes first.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One change agreed on, with a date to check it in 14 days',
      additionalInputs: [
        customInput.area(
          'facts',
          'What happened, with dates',
          'Late on the 3rd, 9th and 10th by 20 to 40 minutes',
          { required: true },
        ),
        seriousnessInput,
        customInput.text('said_before', "What you've said so far", 'Mentioned it once in passing'),
      ],
    },
    {
      id: 'hiring-hr.performance.recognise-good-work',
      version: 4,
      needsCrew: true,
      deliverables: [textMessages(3, 50), advice(220)],
      title: 'Say thank you so it counts',
      description: 'Small, quick, and for something someone on your crew really did.',
      content: lines(
        'Goal: {specificOutcome}.',
        '{business_name} ({business_type})',
        "Good things I've seen lately:",
        '<owner_text>{good_things}</owner_text>',
        'Team: {team_size}',
        'One-time budget: {thanks_budget}',
        "Turn each one into a thank-you that names what they did and what it saved or meant to someone. Say how to give it: in private, in front of the crew, as a text, by passing on what the customer said. Some people are shy. Then a habit for me of 5 minutes a week that doesn't turn into a show.",
        'Add 3 ways to say thanks that cost little and mean something in my trade: first pick of jobs, a better tool, an early Friday. Money and gifts may count as pay, so put that on my list for the payroll person. No worker-of-the-month wall. Say how to notice good work no one sees. If I named everyone on the crew, say who never shows up in my notes.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Everyone thanked for one real thing within 14 days',
      additionalInputs: [
        customInput.area(
          'good_things',
          "Good things you've seen (first names)",
          'Sam stayed calm with an angry customer; Rosa caught a mistake before the customer did',
          { required: true },
        ),
        input('team_size'),
        customInput.money('thanks_budget', 'One-time budget', [0, 20000], {
          placeholder: '{80}',
        }),
      ],
    },
    {
      id: 'hiring-hr.performance.let-someone-go',
      version: 2,
      needsCrew: true,
      deliverables: [
        advice(110, 'check first'),
        callScripts(1, 150),
        documents(1, 80, 'letter'),
        steps(70),
        textMessages(1, 40, 'to the others'),
      ],
      title: 'I have to let someone go',
      description: 'What to check first, then a short, decent talk.',
      content: lines(
        'What I need: {specificOutcome}.',
        'I own {business_name}, {business_type}.',
        'Based in: {location}',
        'Why, with dates: <owner_text>{go_reasons}</owner_text>',
        "What I've said and tried: {said_and_tried}.",
        'When I have in mind: {go_when}',
        "First, stop me if I should be stopped. Say which date, fact, or fair warning is missing, and whether anything here (illness, injury, pregnancy, leave, age, a complaint) goes to an employment lawyer first. Give me that lawyer's questions: notice, final pay, unused time off, what to put in writing.",
        'For after the lawyer says yes: a 10-minute talk with the first 3 sentences word for word, who else is there, what I don\'t discuss, and what to say to anger, tears, and "one more chance." An 80-word letter with [confirm] for the lawyer. Steps for that day: keys, van, phone, passwords. One text to the others, without reasons.',
        'If a clear warning should come first, say so and write that instead. No insults, no diagnosis, no surprises about pay.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome:
        'Lawyer asked this week, one calm talk, everything returned the same day',
      additionalInputs: [
        customInput.area(
          'go_reasons',
          'Why, with dates and facts',
          'No call and no show on the 4th and the 11th, customer waited both times',
          { required: true },
        ),
        customInput.text(
          'said_and_tried',
          'What have you said and tried so far?',
          'Two talks, nothing in writing',
          { required: true },
        ),
        customInput.text('go_when', 'When do you have in mind?', 'Friday after work'),
      ],
    },
    {
      id: 'hiring-hr.performance.lead-hand-path',
      version: 5,
      needsCrew: true,
      deliverables: [steps(250), documents(1, 120, 'role'), callScripts(2, 80)],
      title: 'Grow a crew lead',
      description: 'A path from good worker to running a crew.',
      content: lines(
        'In 90 days: {specificOutcome}.',
        'At {business_name}, {business_type}',
        'What a lead would take off my plate: {take_over}.',
        "What I've seen them do so far: {stands_now}",
        'Team: {team_size}',
        'Describe the role in 8 lines: what they decide, what they check, what they pass on, what stays mine. Then a path in 3 steps of 30 days: first the job, then the people, then the customer. Each step has one duty, one thing I teach in 20 minutes, one mistake they can make at my expense, and the sign that it worked.',
        "Write the offer in my words, with time to say no, and what I tell the crew. Pay and title go up with it, so give each a step and leave the amounts blank for my payroll service. Judge by tasks and open it to anyone who wants it. The best worker isn't always the best lead, so name 3 tasks that show it in 2 weeks.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One crew lead running a crew 2 days a week by day 90',
      additionalInputs: [
        customInput.text(
          'take_over',
          "What they'd take off your plate",
          'Morning start, quality check, calls from customers',
          { required: true },
        ),
        customInput.text(
          'stands_now',
          "What you've seen them do so far",
          'Trains new hires, shy with customers',
        ),
        input('team_size'),
      ],
    },
  ],
} satisfies Subcategory;
