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
import type { Prompt } from '../schema.ts';

/** Four more questions owners bring to sales. */
export const moreQuickStarts = [
  {
    id: 'sales.quick.contract-proposal',
    version: 4,
    deliverables: [advice(110), steps(90), documents(1, 230, 'proposal'), emails(1, 65)],
    title: 'Go after a big contract',
    description: "Decide if it's worth your evenings, then write a proposal they can say yes to.",
    content: lines(
      'What I want: {specificOutcome}.',
      'From {business_name}, {business_type}',
      'People: {company_size}',
      'What they ask for: <owner_text>{contract_request}</owner_text>',
      'Why us: {why_us}',
      'Due: {proposal_due}',
      "First, is it worth my evenings? Say go, go only if, or pass: do we have the people, when do they pay, what happens to the customers we have, what could I lose. Then steps to the due date: what's missing, what to ask them early, and what's easy to forget in the price (setup, access, waste, supervision, slow payment).",
      "Write a one-page proposal: what they need in their words, how we'd do it, who is in charge, how we handle problems, and proof I gave. Leave each price as a blank, like [setup price]. Add the email that goes with it.",
      "No reference, license, or insurance I didn't mention. Licenses, bonds, insurance limits, wage rules, and terms differ by place, so list what to ask the insurance company, an accountant, and a lawyer.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'A decision tonight: go or pass. Proposal sent 2 days early',
    additionalInputs: [
      customInput.area('contract_request', 'What do they ask for?', '{contractExample}', {
        required: true,
      }),
      customInput.text('why_us', 'Why you?', 'On time for 6 years, 2 customers like them'),
      customInput.text('proposal_due', 'When is it due?', 'Friday next week at noon'),
    ],
  },
  {
    id: 'sales.quick.regular-contract',
    version: 6,
    calculators: ['add-up'],
    deliverables: [callScripts(1, 80), documents(1, 160, 'offer'), textMessages(1, 50), steps(120)],
    title: 'Turn one-time customers into regulars',
    description: 'Offer a simple plan to people who call you anyway.',
    content: lines(
      'Goal: {specificOutcome}.',
      'I run {business_name} ({business_type}).',
      'One-time job it starts with: {product_service_name}.',
      'How often it makes sense to come back: {repeat_interval}',
      'Price per visit I have in mind: {visit_price}',
      'Customers: {customer_type}.',
      "Make one plan a customer can understand in a minute: what we do, how often, the price per visit, how they cancel. If I gave the price and how often, add up what one customer's year comes to. If not, write [my price].",
      'Write what to say at the end of a job (30 seconds), a one-page offer, and a text to past customers. Then the first 45 days: which 10 to ask first, out of those who agreed to hear from us, how to keep track, and when to check again.',
      'Many places have rules on automatic renewal and prepaid plans, so list what to ask a lawyer. If no one needs my work on a regular basis, tell me, and offer a reminder instead.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: '10 customers on a plan within 60 days',
    additionalInputs: [
      input('customer_type'),
      input('product_service_name', { required: true, placeholder: '{oneTimeJob}' }),
      customInput.text('repeat_interval', 'How often would you come back?', '{repeatExample}'),
      customInput.money('visit_price', 'Price per visit', [1, 100000], {
        placeholder: '{visitPriceExample}',
      }),
    ],
  },
  {
    id: 'sales.quick.say-no-well',
    version: 7,
    deliverables: [advice(160), textMessages(1, 45), emails(1, 80), callScripts(1, 60)],
    title: 'Turn down a job politely',
    description: 'Say no to the wrong job and still keep the customer.',
    content: lines(
      'Outcome: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      "The job I don't want: {unwanted_job}.",
      'Why: {why_not}',
      'Who I could send them to: {referral_partner}',
      'Tone: {brand_voice}',
      "First check whether a different price, date, or scope would make it a good job. If it's still a no, write it: a text of 220 characters and an email of 80 words that are kind, final, and helpful to them.",
      "Then a short rule for next time: 5 signs on the phone that a job isn't for us, and a sentence that ends the call within 2 minutes without a visit.",
      "Don't blame or diagnose the customer. Turning someone down has to be about the work, never about who they are. Flag it if my reason comes close to that line.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'A clear, kind no sent today',
    additionalInputs: [
      customInput.area(
        'unwanted_job',
        'Which job do you want to turn down?',
        'A tiny job an hour away, and they want it done tonight',
        {
          required: true,
        },
      ),
      customInput.text('why_not', "Why don't you want it?", 'The drive takes up the whole day'),
      customInput.text(
        'referral_partner',
        'Who could take it instead?',
        'Another company in that town',
      ),
      input('brand_voice'),
    ],
  },
  {
    id: 'sales.quick.bigger-tickets',
    version: 6,
    deliverables: [advice(300), callScripts(2, 60)],
    title: 'Raise my average ticket',
    description: 'Two honest extras worth offering on jobs you already do.',
    content: lines(
      'Goal: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'What we usually do: {product_service_name}.',
      'A typical job: {average_job_value}',
      'What customers ask for on the spot: {asked_on_site}',
      "Look for extras that are easier now than on a second visit, since we're there with the tools out. Suggest 5 from this trade, by their names, then keep 2 that pass this test: the customer would thank us next year, and we can do it on the same visit.",
      'For each: when to bring it up, what to say in 2 or 3 sentences, how to show it as an option on the quote, and the minutes and materials to count before I set [my price]. It should look small next to a typical job.',
      "Don't scare anyone into a yes or pay anyone to sell what customers don't need. Leave out any extra that sounds helpful but is really for us.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome:
      'Two extras offered on every job that fits, starting Monday, and counted for 60 days',
    additionalInputs: [
      input('product_service_name', { required: true }),
      input('average_job_value'),
      customInput.text(
        'asked_on_site',
        'What do customers ask for on site?',
        "Can you look at one more thing while you're here?",
      ),
    ],
  },
] satisfies Prompt[];
