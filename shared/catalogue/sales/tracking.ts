import { customInput } from '../custom-input.ts';
import { advice, documents, steps } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** Keeping leads in one place. */
export const tracking = {
  id: 'crm-optimization',
  name: 'CRM Optimization',
  about: 'Keep track of who asked, who got a quote, and who to call next.',
  icon: 'notebook-tabs',
  prompts: [
    {
      id: 'sales.tracking.simplest-tracker',
      version: 6,
      deliverables: [documents(1, 220), steps(150)],
      title: 'The simplest lead tracker',
      description: "A one-page list of who's waiting on you.",
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Crew: {team_size}',
        'What we use now: {current_tools}',
        'Where leads get lost: {where_lost}.',
        'Leads come in by: {primary_service_channels}',
        "Design the smallest tracker that would have saved the leads I lost. At most 7 columns, each with the reason it's worth having. Say what we write down at the first call, the visit, and the quote. It has to work on a phone, with one hand, between 2 jobs.",
        "Show it as a table with 3 rows filled in and marked as examples. Then tell me how to move what I have into it in 30 minutes, with one rule that's easy to remember: no lead without a next date.",
        "Start with paper or a spreadsheet I already have before any new software. Keep personal details to a minimum, and say who can see them. Tell me how I'll know we've outgrown it.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Next date set for every lead by the end of this week',
      additionalInputs: [
        customInput.area(
          'where_lost',
          'Where do leads get lost?',
          'Texts on my phone, notes in the van, a whiteboard at home',
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
      version: 6,
      deliverables: [documents(1, 250), advice(150)],
      title: 'Name my sales pipeline stages',
      description: 'A few stages with a clear test, so no quote just sits "in progress."',
      content: lines(
        'Outcome: {specificOutcome}.',
        'I own {business_name} ({business_type}).',
        'How a job gets from first call to yes here: {sales_steps}.',
        'Customers: {customer_type}.',
        'I keep track in: {current_tools}',
        'Name 4 to 6 stages in our own words. Each gets a test 2 people would answer the same way ("quote sent and they confirmed they got it"), the next action, who does it, and how many days it can sit there before it\'s a problem.',
        'Add the 2 endings, won and lost, with the reasons worth recording (5 at most). Try the tests on 3 made-up leads to see if they hold up. Then what I check each Monday: how many in each stage, the money in open quotes, the oldest one.',
        "A stage is something that happened, not something I hope for. Small and urgent jobs can skip stages, so say which ones. If I work alone, keep it to 4 stages and leave out who does what. Tell me at which stage I'd fool myself.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Stages in use for every open quote by Monday',
      additionalInputs: [
        input('customer_type'),
        customInput.area(
          'sales_steps',
          'What happens from first call to yes?',
          'Call, visit, email the quote, I call, deposit',
          {
            required: true,
          },
        ),
        input('current_tools'),
      ],
    },
    {
      id: 'sales.tracking.weekly-review',
      version: 6,
      calculators: ['add-up'],
      deliverables: [steps(180), documents(1, 180)],
      title: 'Check my leads in 15 minutes',
      description: 'What to check every Monday, and what to do about it.',
      content: lines(
        'I want: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Crew: {team_size}',
        'My list right now: {open_leads}.',
        'I keep track in: {current_tools}',
        "Go through my list with me now for this week: who's waiting on us, who we're waiting on, what's stuck, what to let go. Give me at most 5 actions for this week in order, each with a day, and a name if I don't work alone.",
        'Then turn it into a routine: the same 4 questions, minutes for each, and 3 numbers to write down (new, quoted, won). Tell me what to do when a number drops 2 weeks in a row.',
        'Keep it under 15 minutes. If it takes longer, drop a question and tell me which. Money waiting is added up from the amounts on my list. Ask me which lead I only keep because I like the people.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '15-minute lead check every Monday for 8 weeks',
      additionalInputs: [
        customInput.area(
          'open_leads',
          'Your open leads, with job, amount, and status',
          'Office {2,400}, waiting on their date; big job, quote due; shop {900}, no reply',
          { required: true },
        ),
        input('current_tools'),
        input('team_size'),
      ],
    },
    {
      id: 'sales.tracking.choose-a-tool',
      version: 6,
      deliverables: [advice(280), steps(150)],
      title: 'Do I need a CRM?',
      description: 'Decide if you need software for leads before you start a free trial.',
      content: lines(
        'The decision I need: {specificOutcome}.',
        'For {business_name} ({business_type})',
        'Crew: {team_size}',
        'What we use now: {current_tools}',
        "What's going wrong: {what_hurts}.",
        'What I can spend: {budget_range}',
        "This is about leads only. Start with whether a tool would fix what's going wrong or just make it look nicer. If what's missing is a habit, say which one, and what to try for 2 weeks first.",
        'If a tool makes sense, list my 6 must-haves, worst problem first, and 4 things to ignore no matter how shiny. Then the test: 3 real leads I run through a trial in one evening, what has to work without help, who tries it, and the score it needs for us to buy it. Include how to get my leads back out.',
        "Name kinds of tools, not brands. Prices and features change, so I'll check those on their sites: leave [price per month], and say how to judge if it's worth that. Tell me why we'd stop using it.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A decision on software within 14 days',
      additionalInputs: [
        customInput.area(
          'what_hurts',
          "What's going wrong now?",
          'I called one lead twice and forgot 3 others',
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
