import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, emails, textMessages } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
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
      version: 6,
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
        'For the wage I typed, the figures that come with this show what the hour costs with everything on top, what it brings in, and how many hours it takes to pay for it. Tell me what\'s left at that wage, and which higher one to try next. Then what a worker compares: steady hours, driving time, raises, tools, weather. Give me a range with a start, a "knows the job", and a "runs a crew" step, and what each one has to be able to do.',
        "You don't know wages in my town. Give me 5 ways to find out in 2 hours, with what to say. Minimum wage and overtime are facts for a payroll service, so list them as questions. Say how people here now would feel about this range.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A 3-step pay range to check with my payroll service by Friday',
      additionalInputs: [
        input('crew_role', { required: true }),
        customInput.text('pay_range', "What you're thinking of paying", '{payRange}'),
        customInput.money('hourly_income', 'What an hour of their work brings in', [0, 1000], {
          placeholder: '{62}',
        }),
      ],
    },
    {
      id: 'hiring-hr.pay.overtime-questions',
      version: 4,
      needsCrew: true,
      deliverables: [documents(1, 380), emails(1, 100)],
      title: 'Overtime: what to ask',
      description:
        'Your crew’s hours in order, so a lawyer or payroll service can answer in one call.',
      content: lines(
        'What I want to walk away with: {specificOutcome}.',
        'I own {business_name}, {business_type}.',
        'Where: {location}',
        'A typical work week, with driving, loading, and waiting:',
        '<owner_text>{work_week}</owner_text>',
        'How we pay: {how_paid}',
        'Team: {team_size}',
        "Don't tell me what the law is. Sort my facts under the headings that apply: when the day starts and ends, time in the van, time at the shop, breaks, any nights on call, flat day rates, 2 rates for one person, who decides on extra hours, what gets written down. Then list the questions, starting with the most money at stake.",
        "Put that week in a table, paid or unpaid, [confirm] where I didn't say, without judging. Write the email that asks for 30 minutes with an employment lawyer, a payroll service, or the public labor office, and say what each is good for. Tell me how to write down hours starting today so no one can argue about them later.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome:
        'One page of facts and 8 questions sent to a lawyer or payroll service this week',
      additionalInputs: [
        customInput.area(
          'work_week',
          'What a week looks like',
          '6:30 loading, drive 40 min, home 4:30, every other Sat',
          { required: true },
        ),
        customInput.text('how_paid', 'How you pay', '{howPaid}'),
        input('team_size'),
      ],
    },
    {
      id: 'hiring-hr.pay.time-off-rule',
      version: 5,
      needsCrew: true,
      deliverables: [documents(1, 250), textMessages(1, 70), callScripts(1, 110), advice(90)],
      title: 'Write a rule for the crew',
      description: 'Time off, no-shows, phones, or vans, in half a page people will follow.',
      content: lines(
        'What I want: {specificOutcome}.',
        'For {business_name} ({business_type})',
        'What the rule is about: {rule_about}.',
        'How it works now: {time_off_now}',
        'Weeks when we need everyone: {busy_weeks}',
        "Draft half a page in plain words, each rule in one sentence. Time off: how to ask, how many days ahead, how many at once, the busy weeks. Missed mornings: how to call out and by when. Phones: driving, photos at customers' homes, posting. Vans: who drives, private use, fuel, a scratch, a ticket. Use only the part I named. Put in what we owe the crew too, and 3 common cases as examples.",
        'Then the message that introduces it, the 2-minute talk, and what to say the first time someone breaks it. This is a draft: sick leave, unpaid leave, notice, tracking, and taking costs out of wages are set by law in many places, so mark those lines [ask] and list the questions for an employment lawyer. Name the part a boss breaks first.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A half-page rule checked and announced within 14 days',
      additionalInputs: [
        customInput.select(
          'rule_about',
          'What is the rule about?',
          [
            ['time off', 'Time off'],
            ['missed mornings', 'Missed mornings and no-shows'],
            ['phones and photos', 'Phones and photos'],
            ['vans and fuel', 'Vans and fuel'],
          ],
          { required: true },
        ),
        customInput.text('time_off_now', 'How it works now', 'They text me, I say yes'),
        customInput.text('busy_weeks', 'Weeks you need everyone', '{rushExample}'),
      ],
    },
    {
      id: 'hiring-hr.pay.raise-request',
      version: 2,
      needsCrew: true,
      calculators: ['add-up'],
      deliverables: [advice(140), callScripts(2, 90), documents(1, 70, 'note')],
      title: 'They asked for a raise',
      description:
        'Someone on your crew asks: see the cost, then say yes, not yet, or no, and mean it.',
      content: lines(
        'Goal: {specificOutcome}.',
        'I own {business_name}, {business_type}.',
        'What they earn and what they want: {raise_asked}.',
        'Their work, and what changed: {their_work}.',
        'What I could do: {can_offer}',
        'Add up what the raise costs per month from my numbers. What comes on top of wages is [confirm with payroll]. Then help me decide by the work, not by how they asked. Ask what the job brings in, what replacing them takes, and what others here earn. Say yes, part of it now, not yet, or no, and why.',
        'Write the talk for the 2 likeliest answers, and what to say to "I have another offer." A "not yet" names what has to be true, by when, and what it pays then. Add a 60-word note that puts the answer in writing.',
        "Keep one rule for everyone in the role. You don't know wages here, so say how to find out. Minimum pay, equal pay, and overtime are for a payroll service or employment lawyer.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A clear answer with a date within one week',
      additionalInputs: [
        customInput.text(
          'raise_asked',
          'What do they earn, and what do they want?',
          '{raiseRequest}',
          { required: true },
        ),
        customInput.text(
          'their_work',
          'What do they do, and what changed?',
          'Two years here, now runs small jobs alone',
          { required: true },
        ),
        customInput.text('can_offer', 'What could you do?', '1 more now, 1 more in 6 months'),
      ],
    },
  ],
} satisfies Subcategory;
