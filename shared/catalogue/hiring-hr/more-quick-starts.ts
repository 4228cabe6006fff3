import { customInput } from '../custom-input.ts';
import { callScripts, documents, steps, textMessages } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Prompt } from '../schema.ts';
import { seriousnessInput } from './seriousness-input.ts';

/** Four more things that come up with people. */
export const moreQuickStarts = [
  {
    id: 'hiring-hr.quick.someone-quit',
    version: 4,
    needsCrew: true,
    calculators: ['cost-of-hire'],
    deliverables: [steps(180), textMessages(3, 60), documents(1, 120, 'goodbye talk')],
    title: 'Someone just quit',
    description: "Get through the next 2 weeks and learn why they're leaving.",
    content: lines(
      'In 2 weeks: {specificOutcome}.',
      'I own {business_name}, {business_type}.',
      "The job that's now open: {crew_role}.",
      'Their last day: {last_day}.',
      'What only they knew or had: {what_they_held}',
      'Team: {team_size}',
      "Give me the order of things: today, this week, before the last day. Cover keys and tools, customers who know them well, passwords, what's half done, the talk with the rest of the crew. Write the reply to the person (short, decent), the message to the crew, and one to the customers affected.",
      'Then 5 questions for a goodbye talk that get an honest answer, and how to spread the work so no one else leaves over it. Help me decide: replace, split up the work, or cut back. Last paycheck, unused time off, and returning property have rules, so list what I have to ask before their last day. The figures that come with this show the work I turn away each week while the job is open.',
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
    id: 'hiring-hr.quick.hurt-at-work',
    version: 2,
    needsCrew: true,
    deliverables: [
      steps(130),
      documents(1, 130, 'report'),
      callScripts(2, 60),
      textMessages(1, 45),
    ],
    title: 'Someone got hurt at work',
    description: 'One of your people is hurt: what to do now, what to write down, who has to know.',
    content: lines(
      'What has to be done today: {specificOutcome}.',
      'At {business_name}, {business_type}',
      'Based in: {location}',
      'What happened: <owner_text>{injury_facts}</owner_text>',
      'Done so far: {care_so_far}',
      'Who saw it: {who_saw}',
      'Medical help comes before everything. If it could be serious, the first line is the emergency number. Then the next 24 hours in order: who stays with them, making the place safe, photos, who tells the family, and which offices have to know and how fast [confirm where I am].',
      'Write the report on one page: what was seen and done, with times, no blame, no guesses. Then the call to the insurance company, 2 minutes for anyone on site, and a text to them that only asks how they are.',
      "Give no medical advice. Pay while they're out, coming back, and firing are for the insurance company or an employment lawyer, so list the questions. End with the one change to make before anyone does that task again, for a qualified person to check.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Person cared for, report written, and insurance called today',
    additionalInputs: [
      customInput.area(
        'injury_facts',
        'What happened, when, and how are they now?',
        '{injuryExample}',
        { required: true },
      ),
      customInput.text(
        'care_so_far',
        'What has been done so far?',
        'First aid, a ride to the clinic',
      ),
      customInput.text('who_saw', 'Who saw it? (first names)', 'Rosa'),
    ],
  },
  {
    id: 'hiring-hr.quick.settle-a-row',
    version: 4,
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
      "Separate what I saw from what I heard. Plan 2 short one-on-one talks and one together, 15 minutes each: the opening, the same 4 questions for both, what I don't comment on. Then how we agree on one rule for the job, with a date to check in, and how I split up the work until then.",
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
      seriousnessInput,
      input('team_size'),
    ],
  },
  {
    id: 'hiring-hr.quick.yearly-talk',
    version: 4,
    needsCrew: true,
    deliverables: [documents(1, 280), callScripts(1, 180)],
    title: 'A fair yearly talk',
    description: 'For your crew: half an hour, the same for everyone, with 2 points agreed on.',
    content: lines(
      'What I want out of it: {specificOutcome}.',
      'For {business_name}, {business_type}',
      'The role, not the person: {crew_role}.',
      'What good work means here: {good_work}',
      'Team: {team_size}',
      "Build a half-hour talk for anyone in this role: 10 minutes them, 10 minutes me, 10 minutes what's next. Give me 6 questions, the same for all, and a sheet where each of us marks 5 points of the job beforehand: things you can see, like finished on time, left clean, customer informed, van ready, helps others.",
      'Write what I say when we disagree, how I bring up one hard thing with an example and a date, and how I answer "what about a raise?" when I don\'t know yet. End with 2 agreed lines and a date in 60 days. Keep health, family, and age out of it, and keep notes to the facts. Remind me to ask a lawyer how long to keep them. Mark the point most bosses judge by feeling.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'A talk with everyone within 30 days, 2 points agreed on in each',
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
