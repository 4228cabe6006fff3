import { customInput } from '../custom-input.ts';
import {
  advice,
  callScripts,
  documents,
  emails,
  steps,
  textMessages,
} from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** Parts, products and tools where they are needed. */
export const stock = {
  id: 'inventory-resource-management',
  name: 'Inventory & Resource Management',
  about: 'Have the right parts and tools ready, and know what to do when you don’t.',
  icon: 'boxes',
  prompts: [
    {
      id: 'operations.stock.van-list',
      version: 5,
      deliverables: [documents(1, 350), steps(100)],
      title: 'What to carry to every job',
      description: "A stock list by place, so you don't stop a job for a part.",
      content: lines(
        'Goal: {specificOutcome}.',
        'For {business_name}, {business_type}',
        'Our typical jobs: {usual_jobs}.',
        'What we had to go back for lately: {ran_back_for}',
        'One-time budget for stock: {stock_budget}',
        "Make a list for one vehicle of the kind my trade drives (van, car, truck, trailer), by where each thing rides: the item, how many, when to refill. Start with what our typical jobs use up and what stopped us lately. Then the cheapest items that save an hour's drive. Keep weight and money in mind, and mark what only one vehicle needs to carry.",
        'Then a 10-minute check for Friday and who does it, and what to throw out to make room. Give me the list as a table I can print. Leave brands and sizes blank. Mark things the rules say have to be locked, vented, or kept apart with [check]. Name what disappears first, and how to notice.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'No job stopped for something we forgot in the next 30 days',
      additionalInputs: [
        customInput.text('usual_jobs', 'Your typical jobs', '{usualJob}', {
          required: true,
        }),
        customInput.text(
          'ran_back_for',
          'What you had to go back for lately',
          '{forgottenExample}',
        ),
        customInput.money('stock_budget', 'One-time budget for stock', [0, 100000], {
          placeholder: '{300}',
        }),
      ],
    },
    {
      id: 'operations.stock.reorder-points',
      version: 5,
      deliverables: [documents(1, 350), steps(120)],
      title: 'Never run out again',
      description: 'A mark on the shelf that shows when to order each item.',
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
      defaultSpecificOutcome: 'A mark on the shelf for our most-used items by Friday',
      additionalInputs: [
        customInput.area('items', 'Items, use per week, delivery time', '{stockExample}', {
          required: true,
        }),
        customInput.text('ran_out', 'What ran out or went bad?', 'Gloves twice, one can went bad'),
        customInput.text('storage', 'Where you keep it', 'One shelf in the garage'),
        input('current_tools'),
      ],
    },
    {
      id: 'operations.stock.stolen-tools',
      version: 2,
      deliverables: [
        steps(90),
        documents(1, 110, 'list of what’s gone'),
        callScripts(1, 50),
        emails(1, 80),
        textMessages(1, 45),
        documents(1, 80, 'who has what'),
      ],
      title: 'Our tools got stolen',
      description: "Police, insurance, and tomorrow's jobs, in the right order.",
      content: lines(
        'What I want: {specificOutcome}.',
        'From {business_name}, {business_type}',
        "What's gone: <owner_text>{stolen_tools}</owner_text>",
        'Jobs that need them next: {jobs_next}',
        'Records I have: {tool_records}',
        "Put the next 24 hours in order: what not to touch, the police, the insurance company, locks and codes, tools to rent or borrow so tomorrow's jobs go ahead. Then one list for the police and the insurance company: item, age, what it cost [confirm], serial number, proof. Mark what's missing and where it could be: receipts, card statements, the maker, old photos.",
        'Write what to say to the police, an email to the insurance company with facts only, and a text to customers whose job moves, with 2 new times.',
        "Last, one page on who has what from now on: what stays in the van overnight, marks and photos, who signs it out, the Friday check. What's covered is up to the policy, so list what to ask. Don't promise a payout, and don't accuse anyone.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Reported today, and no paid job lost this week',
      additionalInputs: [
        customInput.area('stolen_tools', "What's gone, and from where?", '{stolenExample}', {
          required: true,
        }),
        customInput.text(
          'jobs_next',
          'Which jobs need them next?',
          'Tomorrow at 8:00, and all day Thursday',
        ),
        customInput.text(
          'tool_records',
          'What records do you have?',
          'Photos of some, 2 receipts, no serial numbers',
        ),
      ],
    },
    {
      id: 'operations.stock.supplier-price-rise',
      version: 4,
      calculators: ['add-up'],
      deliverables: [advice(160), callScripts(1, 90), emails(2, 60), textMessages(1, 45)],
      title: 'My supplier raised prices',
      description: 'Ask for a better deal, compare another supplier, and decide what to pass on.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Buyer: {business_name}, {business_type}',
        'What went up: <owner_text>{price_rise}</owner_text>',
        'What I spent on it per month, before: {monthly_spend}',
        'Another price I have: {other_price}',
        'If I gave what I spend, add up what this costs me per month. Write the call to the supplier: ask why, and ask for one thing that costs them little, such as 60 days at the old price or longer to pay. Add an email that puts what we agreed on in writing and an email that asks a second supplier for the same items.',
        'Show how to compare the 2 in one table: price per unit, delivery, returns, days to pay. Then decide with me: absorb it, use less, switch, or charge more. Write one text for customers whose price has to change.',
        'Quotes already out may have to stay, so say what to check and when to ask a lawyer. Name what the cheaper supplier costs me on a bad day.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A better deal asked for by Friday, and new prices in the next quote',
      additionalInputs: [
        customInput.area('price_rise', 'What went up, from what to what?', '{suppliesExample}', {
          required: true,
        }),
        customInput.money('monthly_spend', 'What you spent on it per month, before', [0, 1000000], {
          placeholder: '{300}',
        }),
        customInput.text(
          'other_price',
          "Another supplier's price, if you have one",
          'Another one is 3% under the new price, but delivers on Tuesdays only',
        ),
      ],
    },
  ],
} satisfies Subcategory;
