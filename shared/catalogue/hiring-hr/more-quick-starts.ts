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
    version: 2,
    needsCrew: true,
    calculators: ['cost-of-hire'],
    deliverables: [steps(180), textMessages(3, 60), documents(1, 120, 'goodbye talk')],
    title: 'Someone just quit',
    description: 'Keep the next two weeks standing and learn why they go.',
    content: lines(
      'In two weeks: {specificOutcome}.',
      'Owner of {business_name}, {business_type}',
      'The job that is now open: {crew_role}.',
      'Their last day: {last_day}.',
      'What only they knew or held: {what_they_held}',
      'Team: {team_size}',
      'Give me the order of things: today, this week, until the last day. Cover keys and tools, customers who know them well, passwords, what is half done, the talk with the rest of the crew. Write the reply to the person (short, decent), the message to the crew and the one to the customers concerned.',
      'Then five questions for a goodbye talk that get a true answer, and how to spread the work so nobody else leaves over it. Decide with me: replace, share out, or shrink. Last pay, unused leave and returning property follow rules; list what I must ask before their last day. What the empty place leaves undone stands in the figures that come with this.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'No job dropped, and a decision to replace or not, in 14 days',
    additionalInputs: [
      input('crew_role', { required: true }),
      customInput.text('last_day', 'Their last day', 'Friday next week', { required: true }),
      customInput.text(
        'what_they_held',
        'What only they knew or held',
        'Keys and codes, the regulars of one area',
      ),
      input('team_size'),
    ],
  },
  {
    id: 'hiring-hr.quick.who-does-what',
    version: 2,
    needsCrew: true,
    deliverables: [documents(1, 350), callScripts(1, 100)],
    title: 'Who does what here?',
    description: 'One page, so that nothing is done twice or by nobody.',
    content: lines(
      'Goal: {specificOutcome}.',
      '{business_name} ({business_type})',
      'People and what they do now, by first name:',
      '<owner_text>{people_now}</owner_text>',
      'What nobody does, or two people do: {dropped}',
      'Make one page: every recurring duty from quote to clean van, with one name that answers for it and one that steps in. Flag where one person carries too much, where two believe it is theirs and where nobody does. Move duties only for a reason you can say in a sentence.',
      'Write for each person three lines they would agree with: what I look after, what I decide alone, when I ask. Then the 15-minute meeting that settles it, with my opening words. A new duty may mean new pay or a new title; mark those so that I think about it first, and ask an adviser where hours or license are touched. You judge duties, not people. Say whose page will be the longest, and whether that is wise.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'One page agreed by everyone within 10 days',
    additionalInputs: [
      customInput.area(
        'people_now',
        'People and what they do now',
        'Me: quotes, money. Rosa: mornings, keys. Sam: big jobs, vans',
        { required: true },
      ),
      customInput.text(
        'dropped',
        'What nobody does, or two people do',
        'Ordering, washing cloths, answering after 4',
      ),
    ],
  },
  {
    id: 'hiring-hr.quick.settle-a-row',
    version: 2,
    needsCrew: true,
    deliverables: [callScripts(3, 110), documents(1, 90, 'note')],
    title: 'Two of my people fight',
    description: 'Hear both, set a rule, get back to work.',
    content: lines(
      'How it should end: {specificOutcome}.',
      'My business: {business_name}, {business_type}',
      'What I saw and what I was told:',
      '<owner_text>{what_happened}</owner_text>',
      'How bad: {severity}',
      'Crew: {team_size}',
      'Separate what I saw from what I heard. Plan two short talks alone and one together, 15 minutes each: the opening, the same four questions for both, what I do not comment on. Then how we agree on one rule for the job, with a date to look again, and how I split the work until then.',
      'Write down the opening of each talk word for word and the note I keep (date, facts, agreement). If insults, threats, touching, drink or unequal treatment are part of it, stop: that is a case for an employment adviser today, and I keep people apart; tell me what to bring to that call. Say if the cause could be how I planned the work.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Both back to work with one agreed rule by Friday',
    additionalInputs: [
      customInput.area(
        'what_happened',
        'What you saw and heard (first names)',
        'A and B argue who drives; B left the site early on Tuesday',
        { required: true },
      ),
      seriousness,
      input('team_size'),
    ],
  },
  {
    id: 'hiring-hr.quick.yearly-talk',
    version: 2,
    needsCrew: true,
    deliverables: [documents(1, 280), callScripts(1, 180)],
    title: 'A fair yearly talk',
    description: 'Thirty minutes, the same for everyone, with something agreed.',
    content: lines(
      'What comes out of it: {specificOutcome}.',
      'For {business_name}, {business_type}',
      'The role, not the person: {crew_role}.',
      'What good work means here: {good_work}',
      'Team: {team_size}',
      'Build a talk of half an hour for anyone in this role: ten minutes them, ten minutes me, ten minutes what next. Give six questions, the same for all, and a sheet on which each of us marks five points of the job beforehand: things that can be seen, such as finished on time, left clean, customer informed, van ready, helps others.',
      'Write what I say when we disagree, how I bring up one hard thing with an example and a date, and how I answer "what about a raise?" when I do not know yet. End with two agreed lines and a date in 60 days. Keep health, family and age out of it, and notes factual; ask an adviser how long to keep them. Mark the point most bosses judge by feeling.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'A talk held with everyone within 30 days, two points agreed each',
    additionalInputs: [
      input('crew_role', { required: true }),
      customInput.text(
        'good_work',
        'What good work means here',
        'On time, no call-backs, customer knows what was done',
      ),
      input('team_size'),
    ],
  },
] satisfies Prompt[];
