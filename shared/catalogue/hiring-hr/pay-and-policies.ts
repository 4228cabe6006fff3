import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, emails, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Pages to take to an adviser, so that an hour with one is enough. */
export const payAndPolicies = {
  id: 'pay-policies',
  name: 'Pay & Policies',
  about: 'Set pay and fair rules for your crew.',
  icon: 'file-check',
  prompts: [
    {
      id: 'hiring-hr.pay.pay-range',
      version: 4,
      calculators: ['cost-of-hire'],
      deliverables: [advice(420)],
      title: 'What should I pay?',
      description: 'A range based on what the work earns, and how to check it nearby.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name} ({business_type})',
        'Where: {location}',
        'Role: {crew_role}.',
        "What I'm thinking of paying: {pay_range}",
        'What an hour of their work would bring in: {hourly_income}',
        'For the wage I typed, the figures that come with this show what the hour costs with everything on top, what it brings in, and how many hours it takes to pay for it. Tell me what\'s left at that wage, and calculate whether a higher one still works. Then what a worker compares: steady hours, driving time, raises, tools, weather. Give me a range with a start, a "knows the job", and a "runs a crew" step, and what each one has to be able to do.',
        "You don't know wages in my town. Give me five ways to find out in two hours, with what to say. Minimum wage and overtime are facts for a payroll service, so list them as questions. Say how people here now would feel about this range.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A three-step pay range to check with my payroll service by Friday',
      additionalInputs: [
        input('crew_role', { required: true }),
        customInput.text('pay_range', "What you're thinking of paying", '18 to 22 an hour'),
        customInput.money('hourly_income', 'What an hour of their work brings in', [0, 1000], {
          placeholder: '62',
        }),
      ],
    },
    {
      id: 'hiring-hr.pay.overtime-questions',
      version: 3,
      needsCrew: true,
      deliverables: [documents(1, 380), emails(1, 100)],
      title: 'Overtime: what to ask',
      description: 'Your facts in order, so a lawyer or payroll service can answer in one call.',
      content: lines(
        'What I want to walk away with: {specificOutcome}.',
        'I own {business_name}, {business_type}.',
        'Where: {location}',
        'A typical work week, with driving, loading, and waiting:',
        '<owner_text>{work_week}</owner_text>',
        'How we pay: {how_paid}',
        'Team: {team_size}',
        "Don't tell me what the law is. Sort my facts under these headings: when the day starts and ends, time in the van, time at the shop, breaks, on-call nights, flat day rates, two rates for one person, who decides on extra hours, what gets written down. Then list the questions, starting with the most money at stake.",
        "Show me which hours of my own week I pay for and which I don't, as a table without judging it. Write the email that asks for 30 minutes with an employment lawyer, a payroll service, or the public labor office, and say what each is good for. Tell me how to write down hours starting today so no one can argue about them later.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome:
        'One page of facts and 8 questions sent to a lawyer or payroll service this week',
      additionalInputs: [
        customInput.area(
          'work_week',
          'What a week looks like',
          '6:30 at shop, drive 40 min, home 4:30, every other Sat',
          { required: true },
        ),
        customInput.text('how_paid', 'How you pay', 'Day rate 150, cash help in summer'),
        input('team_size'),
      ],
    },
    {
      id: 'hiring-hr.pay.time-off-rule',
      version: 3,
      needsCrew: true,
      deliverables: [documents(1, 250), textMessages(1, 70), advice(150)],
      title: 'A simple time-off rule',
      description: 'How to ask, how early, and what happens in busy weeks.',
      content: lines(
        'What I want: {specificOutcome}.',
        'For {business_name} ({business_type})',
        'Team: {team_size}',
        'Weeks when we need everyone: {busy_weeks}.',
        'How it works now: {time_off_now}',
        'Draft a rule in plain words: how to ask, how many days ahead, who answers and by when, how many can be off at once, what happens in the busy weeks, how to report a sick morning. Make it fair no matter what people have going on outside work. Add an example for each of three common cases.',
        'Then the message that introduces it, my answer to two people who ask for the same week, and the calendar that shows it to everyone. This is a draft: sick leave, unpaid leave, carryover, and notice are set by law in many places, so mark those lines [ask] and list the questions for an employment lawyer. Name the part a boss breaks first.',
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
        customInput.text('time_off_now', 'How it works now', 'They text me, I say yes'),
      ],
    },
    {
      id: 'hiring-hr.pay.phone-and-van',
      version: 3,
      needsCrew: true,
      deliverables: [documents(1, 320), callScripts(2, 90)],
      title: 'Rules for phone and van',
      description: 'Half a page the crew will sign without rolling their eyes.',
      content: lines(
        'What I want: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Vans and who drives: {vans_and_drivers}.',
        'What annoys or worries me: {annoyances}',
        'Team: {team_size}',
        "Write half a page in two parts. Phone: when it's used for work, when it stays in the pocket, photos at customers' homes, posting, driving. Van: who drives, private use, fuel card, cleanup on Friday, a scratch, a ticket, smoking. Each rule is one sentence with its reason if that isn't obvious. Put in what we owe the crew too.",
        "Add the two-minute talk, the first reminder, and the second one. Mark with [ask] what an insurance company or employment lawyer has to see: driving records, tracking, phones they pay for themselves, taking costs out of wages, photos of customers' homes. Mark the rules no one will enforce, because those should go.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Half a page signed by everyone by the first of next month',
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
          'Phones on ladders, empty gas tank on Monday',
        ),
        input('team_size'),
      ],
    },
  ],
} satisfies Subcategory;
