import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Parts, products and tools where they are needed. */
export const stock = {
  id: 'inventory-resource-management',
  name: 'Inventory & Resource Management',
  icon: 'boxes',
  prompts: [
    {
      id: 'operations.stock.van-list',
      version: 2,
      deliverables: [documents(1, 350), steps(100)],
      title: 'What belongs in the van',
      description: 'A stock list by shelf, so that no job stops for a part.',
      content: lines(
        'Goal: {specificOutcome}.',
        'For {business_name}, {business_type}',
        'Our usual jobs: {usual_jobs}.',
        'What we ran back for lately: {ran_back_for}',
        'What I can spend on stock, once: {stock_budget}',
        "Make a list for one van, by place (door, left shelf, right shelf, floor, front): the item, how many, when to refill. Start with what the usual jobs use up and what stopped us lately. Then the cheapest parts that save an hour's drive. Keep weight and money in mind: mark what only one van needs to carry.",
        'Follow with a ten-minute check for Friday and who does it, and what to throw out to make room. Give the list as a table I can print. Leave brands and sizes as gaps. Things that must be locked, ventilated or kept apart by rule get [check]. Name what vanishes first, and how to notice.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'No job stopped for a missing part in the next 30 days',
      additionalInputs: [
        customInput.text('usual_jobs', 'Your usual jobs', 'The three you do every week', {
          required: true,
        }),
        customInput.text(
          'ran_back_for',
          'What you ran back for lately',
          'A screw size, the long hose, tape',
        ),
        customInput.money('stock_budget', 'What you can spend on stock, once', [0, 100000], {
          placeholder: '300',
        }),
      ],
    },
    {
      id: 'operations.stock.reorder-points',
      version: 3,
      deliverables: [documents(1, 350), steps(120)],
      title: 'Never run out again',
      description: 'A line on the shelf for each item at which somebody orders.',
      content: lines(
        'After this: {specificOutcome}.',
        'Business: {business_name} ({business_type})',
        'What we use, how much a week, how long delivery takes:',
        '<owner_text>{items}</owner_text>',
        'Items that ran out or went bad: {ran_out}',
        'Storage: {storage}',
        'Tools: {current_tools}',
        'For each item say in weeks of use when to order: the delivery time, plus one week for bad luck, plus another where running out stops a job. No quantities worked out: a mark on the shelf shows where that many weeks of use end. Items with missing facts stay in the table with [confirm], and busy weeks get one line: order a delivery earlier.',
        'Then how it is seen without counting: tape line on the shelf, last box turned round, a photo on Friday. Name who orders, on which day, up to what amount without asking.',
        'Sort out which items are not worth any of this and may simply be bought when needed; twelve lines are a limit, and what ran out comes first.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'An order line on the shelf for the most used items by Friday',
      additionalInputs: [
        customInput.area(
          'items',
          'Items, use a week, delivery time',
          'Liners 4 rolls, 2 days; degreaser 3 l, 5 days; pads 10, 1 week',
          { required: true },
        ),
        customInput.text('ran_out', 'What ran out or went bad?', 'Tape twice, one can dried up'),
        customInput.text('storage', 'Where it is kept', 'One shelf in the garage, two vans'),
        input('current_tools'),
      ],
    },
    {
      id: 'operations.stock.share-tools',
      version: 3,
      needsCrew: true,
      calculators: ['break-even'],
      deliverables: [advice(180), documents(1, 120, 'rule'), callScripts(1, 90)],
      title: 'Share tools without a fight',
      description: 'Who has what, who brings it back, who pays if it is lost.',
      content: lines(
        'What should be true: {specificOutcome}.',
        'Owner, {business_name}, {business_type}',
        'Tools we share: {tools}.',
        'Crews or vans: {crews}',
        'How it goes wrong: {tool_trouble}',
        'Design the simplest way to know at 6 am where each big tool is. Compare three ways by effort: a board in the yard, a shared photo note, one tool one van. Choose one for my size, with marking, the hand-over sentence, and what happens on Friday at four. Decide from use a week which tool we should own twice and which we could rent.',
        'Write the rule in 100 words, fair to the careful ones, and the talk that brings it in. Taking money for lost tools out of wages is often restricted, so give me the question for an employment adviser instead of a rule. How many jobs repay a second tool stands in the figures that come with this, if I typed its price there.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Every shared tool found within 5 minutes, from Monday',
      additionalInputs: [
        customInput.text('tools', 'Tools you share', 'Pressure washer, 24 ft ladder, trailer', {
          required: true,
        }),
        customInput.number('crews', 'Crews or vans', [1, 100], { placeholder: '2' }),
        customInput.text(
          'tool_trouble',
          'How it goes wrong',
          'Ladder at the wrong site, battery empty',
        ),
      ],
    },
    {
      id: 'operations.stock.compare-suppliers',
      version: 2,
      calculators: ['add-up'],
      deliverables: [advice(280), callScripts(1, 60), steps(120)],
      title: 'Compare two suppliers fairly',
      description: 'Price is one line of six: see what each really costs you.',
      content: lines(
        'Decision: {specificOutcome}.',
        'Buyer: {business_name}, {business_type}',
        'What I buy, pack by pack, and what each asks for it:',
        '<owner_text>{offers}</owner_text>',
        'What matters besides price: {what_matters}',
        'Spend a month: {monthly_spend}',
        'Compare them in one table on the same quantities: price, delivery, distance, returns, when I pay, what happens if it is wrong at 7 am. Bring pack sizes to the same unit in add_up and show that step. Driving stays in minutes.',
        'Say who wins for what, because it may be both. Then the call to the one I would rather keep, four sentences, asking for one thing that costs them little. A 30-day trial with what to write down. Nothing in it may come from price lists you remember; mine are the only numbers. Say what the cheap one costs on a bad day.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One supplier chosen per item group within 14 days',
      additionalInputs: [
        customInput.area(
          'offers',
          'Items and both prices',
          'Gloves 100: A 11, B 9.50; cleaner 4 bottles: A 18, B 21',
          { required: true },
        ),
        customInput.text('what_matters', 'What matters besides price', 'Open at 6, takes returns'),
        customInput.money('monthly_spend', 'Spend a month', [0, 1000000], {
          placeholder: '900',
        }),
      ],
    },
  ],
} satisfies Subcategory;
