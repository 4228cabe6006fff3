import { customInput } from '../custom-input.ts';
import { callScripts, documents, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Prompt } from '../schema.ts';
import { seriousness } from './seriousness.ts';

/** Four more things that come up with people. */
export const moreQuickStarts = [
  {
    id: 'hiring-hr.quick.someone-quit',
    version: 3,
    needsCrew: true,
    calculators: ['cost-of-hire'],
    deliverables: [steps(180), textMessages(3, 60), documents(1, 120, 'goodbye talk')],
    title: 'Someone just quit',
    description: "Get through the next two weeks and learn why they're leaving.",
    content: lines(
      'In two weeks: {specificOutcome}.',
      'I own {business_name}, {business_type}.',
      "The job that's now open: {crew_role}.",
      'Their last day: {last_day}.',
      'What only they knew or had: {what_they_held}',
      'Team: {team_size}',
      "Give me the order of things: today, this week, before the last day. Cover keys and tools, customers who know them well, passwords, what's half done, the talk with the rest of the crew. Write the reply to the person (short, decent), the message to the crew, and one to the customers affected.",
      'Then five questions for a goodbye talk that get an honest answer, and how to spread the work so no one else leaves over it. Help me decide: replace, split up the work, or cut back. Last paycheck, unused time off, and returning property have rules, so list what I have to ask before their last day. The figures that come with this show the work I turn away each week while the job is open.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'No job dropped, and a decision on replacing them in 14 days',
    additionalInputs: [
      input('crew_role', { required: true }),
      customInput.text('last_day', 'Their last day', 'Friday next week', { required: true }),
      customInput.text(
        'what_they_held',
        'What only they knew or had',
        'Keys and codes, the regulars in one area',
      ),
      input('team_size'),
    ],
  },
  {
    id: 'hiring-hr.quick.who-does-what',
    version: 4,
    needsCrew: true,
    deliverables: [documents(1, 350), callScripts(1, 100)],
    title: 'Who does what here?',
    description: 'One page so nothing gets done twice or not at all.',
    content: lines(
      'Goal: {specificOutcome}.',
      '{business_name} ({business_type})',
      'People and what they do now, by first name:',
      '<owner_text>{people_now}</owner_text>',
      'What no one does, or two people do: {dropped}',
      "Make one page: every recurring duty from quote to clean van, with one person who's responsible for it and one who steps in. Flag where one person has too much, where two think it's theirs, and where no one does it. Only move duties for a reason you can say in a sentence.",
      "For each person, write three lines they'd agree with: what I take care of, what I decide alone, when I ask. Then the 15-minute meeting that settles it, with my opening words. A new duty can mean new pay or a new title, so mark those for me to think about first, and send me to a lawyer where hours or licenses are involved. Judge the duties, not the people. Say whose page will be the longest, and whether that's smart.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'One page everyone agrees on within 10 days',
    additionalInputs: [
      customInput.area(
        'people_now',
        'People and what they do now',
        'Me: quotes, money. Rosa: mornings, keys. Sam: big jobs, vans',
        { required: true },
      ),
      customInput.text(
        'dropped',
        'What no one does, or two people do',
        'Ordering, washing rags, answering after 4',
      ),
    ],
  },
  {
    id: 'hiring-hr.quick.settle-a-row',
    version: 3,
    needsCrew: true,
    deliverables: [callScripts(3, 110), documents(1, 90, 'note')],
    title: 'Two of my people are fighting',
    description: 'Hear both sides, set a rule, and get back to work.',
    content: lines(
      'How it should end: {specificOutcome}.',
      'My business: {business_name}, {business_type}',
      'What I saw and what I was told:',
      '<owner_text>{what_happened}</owner_text>',
      'How bad: {severity}',
      'Crew: {team_size}',
      "Separate what I saw from what I heard. Plan two short one-on-one talks and one together, 15 minutes each: the opening, the same four questions for both, what I don't comment on. Then how we agree on one rule for the job, with a date to check in, and how I split up the work until then.",
      "Write the opening of each talk word for word and the note I keep (date, facts, agreement). If insults, threats, touching, drinking, or unequal treatment are part of it, stop: that's one for an employment lawyer today, and I keep people apart. Tell me what to have ready for that call. Say if the cause could be how I planned the work.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Both back to work with one agreed rule by Friday',
    additionalInputs: [
      customInput.area(
        'what_happened',
        'What you saw and heard (first names)',
        'A and B argue about who drives; B left the site early on Tuesday',
        { required: true },
      ),
      seriousness,
      input('team_size'),
    ],
  },
  {
    id: 'hiring-hr.quick.yearly-talk',
    version: 3,
    needsCrew: true,
    deliverables: [documents(1, 280), callScripts(1, 180)],
    title: 'A fair yearly talk',
    description: 'Thirty minutes, the same for everyone, with two points agreed on.',
    content: lines(
      'What I want out of it: {specificOutcome}.',
      'For {business_name}, {business_type}',
      'The role, not the person: {crew_role}.',
      'What good work means here: {good_work}',
      'Team: {team_size}',
      "Build a half-hour talk for anyone in this role: ten minutes them, ten minutes me, ten minutes what's next. Give me six questions, the same for all, and a sheet where each of us marks five points of the job beforehand: things you can see, like finished on time, left clean, customer informed, van ready, helps others.",
      'Write what I say when we disagree, how I bring up one hard thing with an example and a date, and how I answer "what about a raise?" when I don\'t know yet. End with two agreed lines and a date in 60 days. Keep health, family, and age out of it, and keep notes to the facts. Remind me to ask a lawyer how long to keep them. Mark the point most bosses judge by feeling.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'A talk with everyone within 30 days, two points agreed on in each',
    additionalInputs: [
      input('crew_role', { required: true }),
      customInput.text(
        'good_work',
        'What good work means here',
        'On time, no callbacks, customer knows what was done',
      ),
      input('team_size'),
    ],
  },
] satisfies Prompt[];
