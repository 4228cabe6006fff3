import { customInput } from '../custom-input.ts';
import { advice, documents, steps } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Keeping leads in one place. */
export const tracking = {
  id: 'crm-optimization',
  name: 'CRM Optimization',
  icon: 'notebook-tabs',
  prompts: [
    {
      id: 'sales.tracking.simplest-tracker',
      version: 3,
      deliverables: [documents(1, 220), steps(150)],
      title: 'The simplest lead tracker',
      description: 'One page that tells you who is waiting for you.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Crew: {team_size}',
        'What we use now: {current_tools}',
        'Where leads get lost: {where_lost}.',
        'Inquiries come by: {primary_service_channels}',
        'Design the smallest tracker that would have saved my lost ones. At most seven columns, each with the reason it earns its place. Say what we write down at the first call, the visit and the quote. It must work on a phone with cold fingers.',
        'Show it as a table with three rows filled in as examples, marked as such. Then how to move what is on my sticky notes into it in thirty minutes, and the rule everyone can remember: no lead without a next date.',
        'Start with paper or a sheet I own before any new software. Keep personal details few, and say who may see them, and the sign that we have outgrown it.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'No lead without a next date by the end of this week',
      additionalInputs: [
        customInput.area(
          'where_lost',
          'Where do leads get lost?',
          'Texts on my phone, notes in the van, a board at home',
          {
            required: true,
          },
        ),
        input('current_tools'),
        input('team_size'),
      ],
    },
    {
      id: 'sales.tracking.pipeline-stages',
      version: 3,
      calculators: ['add-up'],
      deliverables: [documents(1, 250), advice(150)],
      title: 'Name your pipeline stages',
      description: 'Five stages with a clear test, so nothing sits "in progress".',
      content: lines(
        'Outcome: {specificOutcome}.',
        'I own {business_name} ({business_type}).',
        'How a job goes from call to yes here: {sales_steps}.',
        'Customers: {customer_type}.',
        'Kept in: {current_tools}',
        'Name four to six stages in our words. Each gets a test that two people would answer the same way ("quote sent and they confirmed they have it"), the next action, who does it, and how many days it may stay there before it is a problem.',
        'Add the two exits, won and lost, with the reason codes worth keeping (five at most). Try the tests on three made-up leads to see if they hold. Then what I read off the board each Monday: count, money waiting added up from the quotes on it, the oldest card.',
        'A stage is something that happened, not something I hope. Small and urgent jobs may skip stages: say which, and where people will be tempted to cheat.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Five stages in use for every open quote by Monday',
      additionalInputs: [
        input('customer_type'),
        customInput.area(
          'sales_steps',
          'From call to yes, what happens?',
          'Call, visit, quote by mail, I call, deposit',
          {
            required: true,
          },
        ),
        input('current_tools'),
      ],
    },
    {
      id: 'sales.tracking.weekly-review',
      version: 3,
      calculators: ['add-up'],
      deliverables: [steps(180), documents(1, 180)],
      title: 'A 15-minute weekly review',
      description: 'What to look at each Monday, and what to do about it.',
      content: lines(
        'I want: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Crew: {team_size}',
        'My list as it stands: {open_leads}.',
        'Kept in: {current_tools}',
        "Do this week's review with me now, on my list: who is waiting for us, who we are waiting for, what is stuck, what to let go. Give the five actions for this week in order, each with a name [who] and a day.",
        'Then turn it into a routine: the same four questions, minutes for each, the three numbers to write down (new, quoted, won) and a chart a child could draw. Say what to do when a number drops two weeks in a row.',
        'Stay inside fifteen minutes: if it takes longer, drop a question and name it. Money waiting is added up from the amounts on my list. Name the lead kept alive because I like the people.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A 15-minute review every Monday for 8 weeks',
      additionalInputs: [
        customInput.area(
          'open_leads',
          'Your open leads: job, amount, where it stands',
          'Office 2,400, waiting on their date; attic, quote due; shop 900, no reply',
          { required: true },
        ),
        input('current_tools'),
        input('team_size'),
      ],
    },
    {
      id: 'sales.tracking.choose-a-tool',
      version: 3,
      calculators: ['break-even'],
      deliverables: [advice(280), steps(150)],
      title: 'Do I need a CRM tool?',
      description: 'For leads: decide on paper before you start a free trial.',
      content: lines(
        'Decision by the end: {specificOutcome}.',
        'For {business_name} ({business_type})',
        'Crew: {team_size}',
        'What we use now: {current_tools}',
        'What hurts: {what_hurts}.',
        'What I can spend: {budget_range}',
        'This is about leads only. Start with whether a tool would fix what hurts or only show it in color. If a habit is missing, say which, and what to try for two weeks first.',
        'If a tool makes sense, write my list of six must-haves, in the order of my pain, and four things to ignore however shiny. Then the test: three real leads I run through a trial in one evening, what must work without help, who tries it, and the score at which we take it. Include how to get our data out again.',
        'Name kinds of tool, not winners; prices and features change, so I check those on their sites. With its cost typed in, my figures say how many jobs carry it. Say who will not use it.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Tool or no tool decided within 14 days',
      additionalInputs: [
        customInput.area(
          'what_hurts',
          'What hurts now?',
          'Two people called the same lead; nobody called three others',
          {
            required: true,
          },
        ),
        input('current_tools'),
        input('team_size'),
        input('budget_range'),
      ],
    },
  ],
} satisfies Subcategory;
