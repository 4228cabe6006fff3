import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, emails, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Pages to take to an adviser, so that an hour with one is enough. */
export const payAndPolicies = {
  id: 'pay-policies',
  name: 'Pay & Policies',
  icon: 'file-check',
  prompts: [
    {
      id: 'hiring-hr.pay.pay-range',
      version: 2,
      calculators: ['cost-of-hire'],
      deliverables: [advice(420)],
      title: 'What should I pay?',
      description: 'A range from what the work earns, and how to check it nearby.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name} ({business_type})',
        'Where: {location}',
        'Role: {crew_role}.',
        'What I think of paying: {pay_range}',
        'What an hour of this person would bring in: {hourly_income}',
        'What the hour costs with everything on top, what it brings and how many hours pay for it stand in the figures that come with this, for the wage I typed. Say what that wage leaves and whether a higher one still holds; try one by calculate. Then what a worker compares: steady hours, driving time, raises, tools, weather. Give a range with a start, a "knows the job" and a "runs a crew" step, and what one must be able to do for each.',
        'You do not know wages in my town. Give me five ways to find out in two hours, with the words to use. Minimum pay and overtime are facts for a payroll adviser; list them as questions. Say how people who work here now would feel about this range.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A three-step pay range to take to an adviser by Friday',
      additionalInputs: [
        input('crew_role', { required: true }),
        customInput.text('pay_range', 'What you think of paying', '18 to 22 an hour'),
        customInput.money('hourly_income', 'What an hour brings in', [0, 1000], {
          placeholder: '62',
        }),
      ],
    },
    {
      id: 'hiring-hr.pay.overtime-questions',
      version: 2,
      needsCrew: true,
      deliverables: [documents(1, 380), emails(1, 100)],
      title: 'Overtime: what to ask',
      description: 'Your facts in order, so an adviser can answer in one call.',
      content: lines(
        'I want to walk away with: {specificOutcome}.',
        'Owner of {business_name}, {business_type}',
        'Where: {location}',
        'How we work a week, with driving, loading and waiting:',
        '<owner_text>{work_week}</owner_text>',
        'How we pay: {how_paid}',
        'Team: {team_size}',
        'Do not tell me what the law is. Sort my facts into the things an adviser needs: when the day starts and ends, time in the van, time at the shop, breaks, on-call nights, flat day rates, two rates for one person, who decides on extra hours, what is written down. Then a list of questions in order of money at stake.',
        'Show me which hours in my own week I pay and which I do not, as a table without judging it. Write the e-mail that books 30 minutes with an employment lawyer, a payroll service or the public labor office, and say what each is good for. Say how to write hours down from today so that nobody can quarrel later.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One page of facts and 8 questions sent to an adviser this week',
      additionalInputs: [
        customInput.area(
          'work_week',
          'How a week goes',
          '6:30 at shop, drive 40 min, home 4:30, Sat every second week',
          { required: true },
        ),
        customInput.text('how_paid', 'How you pay', 'Day rate 150, cash help in summer'),
        input('team_size'),
      ],
    },
    {
      id: 'hiring-hr.pay.time-off-rule',
      version: 2,
      needsCrew: true,
      deliverables: [documents(1, 250), textMessages(1, 70), advice(150)],
      title: 'A simple time-off rule',
      description: 'How to ask, how early, and what happens in the busy weeks.',
      content: lines(
        'On one page: {specificOutcome}.',
        'For {business_name} ({business_type})',
        'Team: {team_size}',
        'Weeks when we need everyone: {busy_weeks}.',
        'How it works today: {time_off_now}',
        'Draft a rule in plain words: how to ask, how many days ahead, who answers and by when, how many may be away at once, what happens in the busy weeks, how a sick morning is reported. Fair to every kind of life outside work. Add an example for each of three usual cases.',
        'Then the message that brings it in, my answer to two that ask for the same week, and the calendar that shows it to all. This is a draft: sick leave, unpaid leave, carry-over and notice are set by law in many places, so mark those lines [ask] and list the questions for an employment adviser. Name the part a boss breaks first.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A one-page rule checked and announced within 14 days',
      additionalInputs: [
        customInput.text(
          'busy_weeks',
          'Weeks you need everyone',
          'The spring rush, the week before the holidays',
          { required: true },
        ),
        input('team_size'),
        customInput.text('time_off_now', 'How it works today', 'They text me, I say yes'),
      ],
    },
    {
      id: 'hiring-hr.pay.phone-and-van',
      version: 2,
      needsCrew: true,
      deliverables: [documents(1, 320), callScripts(2, 90)],
      title: 'Rules for phone and van',
      description: 'Half a page the crew will sign without rolling their eyes.',
      content: lines(
        'In force by: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Vans and who drives: {vans_and_drivers}.',
        'What annoys or worries me: {annoyances}',
        'Team: {team_size}',
        "Write half a page in two parts. Phone: when it is used for work, when it stays in the pocket, photos at customers' homes, posting, driving. Van: who drives, private use, fuel card, tidy on Friday, a scratch, a ticket, smoking. Each rule is one sentence with its reason where that is not plain. What we owe the crew stands there as well.",
        "Add the two-minute talk, the first reminder and the second one. Mark with [ask] what an insurer or employment adviser has to see: driving records, tracking, phones they pay for themselves, taking costs out of wages, photos of customers' homes. Rules nobody will enforce should go: mark them.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Half a page signed by all by the first of next month',
      additionalInputs: [
        customInput.text(
          'vans_and_drivers',
          'Vans and who drives',
          'Two vans, three drivers, one takes it home',
          { required: true },
        ),
        customInput.text(
          'annoyances',
          'What annoys or worries you',
          'Phones on ladders, empty tank on Monday',
        ),
        input('team_size'),
      ],
    },
  ],
} satisfies Subcategory;
