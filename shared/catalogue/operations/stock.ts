import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Parts, products and tools where they are needed. */
export const stock = {
  id: 'inventory-resource-management',
  name: 'Inventory & Resource Management',
  about: 'Have the right parts, tools, and trucks ready.',
  icon: 'boxes',
  prompts: [
    {
      id: 'operations.stock.van-list',
      version: 3,
      deliverables: [documents(1, 350), steps(100)],
      title: 'What belongs in the van',
      description: "A stock list by shelf, so you don't stop a job for a part.",
      content: lines(
        'Goal: {specificOutcome}.',
        'For {business_name}, {business_type}',
        'Our typical jobs: {usual_jobs}.',
        'What we had to go back for lately: {ran_back_for}',
        'One-time budget for stock: {stock_budget}',
        "Make a list for one van, by place (door, left shelf, right shelf, floor, front): the item, how many, when to refill. Start with what our typical jobs use up and what stopped us lately. Then the cheapest parts that save an hour's drive. Keep weight and money in mind, and mark what only one van needs to carry.",
        'Then a ten-minute check for Friday and who does it, and what to throw out to make room. Give me the list as a table I can print. Leave brands and sizes blank. Mark things the rules say have to be locked, vented, or kept apart with [check]. Name what disappears first, and how to notice.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'No job stopped for a missing part in the next 30 days',
      additionalInputs: [
        customInput.text('usual_jobs', 'Your typical jobs', 'The three you do every week', {
          required: true,
        }),
        customInput.text(
          'ran_back_for',
          'What you had to go back for lately',
          'A screw size, the long hose, tape',
        ),
        customInput.money('stock_budget', 'One-time budget for stock', [0, 100000], {
          placeholder: '300',
        }),
      ],
    },
    {
      id: 'operations.stock.reorder-points',
      version: 4,
      deliverables: [documents(1, 350), steps(120)],
      title: 'Never run out again',
      description: 'A mark on the shelf for each item that shows when to order.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name} ({business_type})',
        'What we use, how much per week, how long delivery takes:',
        '<owner_text>{items}</owner_text>',
        'Items that ran out or went bad: {ran_out}',
        'Storage: {storage}',
        'Tools: {current_tools}',
        "For each item, say in weeks of use when to order: the delivery time, plus one week for bad luck, plus another if running out stops a job. Don't calculate quantities. A mark on the shelf shows where that many weeks of use end. Items with missing facts stay in the table with [confirm], and busy weeks get one line: order a delivery earlier.",
        'Then how to see it without counting: a tape line on the shelf, the last box turned around, a photo on Friday. Name who orders, on what day, and up to what amount without asking.',
        "Sort out which items aren't worth any of this and can just be bought when we need them. Twelve lines is the limit, and what ran out comes first.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'An order line on the shelf for our most used items by Friday',
      additionalInputs: [
        customInput.area(
          'items',
          'Items, use per week, delivery time',
          'Liners 4 rolls, 2 days; degreaser 3 bottles, 5 days; pads 10, 1 week',
          { required: true },
        ),
        customInput.text('ran_out', 'What ran out or went bad?', 'Tape twice, one can dried up'),
        customInput.text('storage', 'Where you keep it', 'One shelf in the garage, two vans'),
        input('current_tools'),
      ],
    },
    {
      id: 'operations.stock.share-tools',
      version: 5,
      needsCrew: true,
      calculators: ['break-even'],
      deliverables: [advice(180), documents(1, 120, 'rule'), callScripts(1, 90)],
      title: 'Share tools without a fight',
      description: "Who has what, who brings it back, who pays if it's lost.",
      content: lines(
        'What I want: {specificOutcome}.',
        'I own {business_name}, {business_type}.',
        'Tools we share: {tools}.',
        'Crews or vans: {crews}',
        'What goes wrong: {tool_trouble}',
        'Design the simplest way to know at 6 AM where each big tool is. Compare three ways by effort: a board in the yard, a shared photo note, one tool per van. Choose one for my size, with how to mark the tools, what to say at handoff, and what happens Friday at four. Going by what I wrote, say which tool we should own two of and which we could rent.',
        'Write the rule in 100 words, fair to the careful ones, and the talk that introduces it. Taking money for lost tools out of wages is often restricted, so give me the question for an employment lawyer instead of a rule. The figures that come with this show how many jobs it takes to pay for a second tool, if I entered its price.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Every shared tool found within 5 minutes, starting Monday',
      additionalInputs: [
        customInput.text('tools', 'Tools you share', 'Pressure washer, 24 ft ladder, trailer', {
          required: true,
        }),
        customInput.number('crews', 'Crews or vans', [1, 100], { placeholder: '2' }),
        customInput.text(
          'tool_trouble',
          'What goes wrong',
          'Ladder at the wrong site, dead battery',
        ),
      ],
    },
    {
      id: 'operations.stock.compare-suppliers',
      version: 3,
      calculators: ['add-up'],
      deliverables: [advice(280), callScripts(1, 60), steps(120)],
      title: 'Compare two suppliers fairly',
      description: 'Price is only one of six things to compare.',
      content: lines(
        'Decision: {specificOutcome}.',
        'Buyer: {business_name}, {business_type}',
        'What I buy, pack by pack, and what each supplier charges for it:',
        '<owner_text>{offers}</owner_text>',
        'What matters besides price: {what_matters}',
        'Spending per month: {monthly_spend}',
        "Compare them in one table on the same quantities: price, delivery, distance, returns, when I pay, what happens if it's wrong at 7 AM. Convert pack sizes to the same unit and show that step. Keep driving in minutes.",
        "Say who wins for what, because it could be both. Then a four-sentence call to the one I'd rather keep, asking for one thing that costs them little. A 30-day trial with what to write down. Don't use any price lists you remember, because mine are the only numbers. Say what the cheap one costs on a bad day.",
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
        customInput.money('monthly_spend', 'Spending per month', [0, 1000000], {
          placeholder: '900',
        }),
      ],
    },
  ],
} satisfies Subcategory;
