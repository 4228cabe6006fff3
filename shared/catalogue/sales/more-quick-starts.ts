import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, emails, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Prompt } from '../schema.ts';

/** Four more questions owners bring to sales. */
export const moreQuickStarts = [
  {
    id: 'sales.quick.why-we-lose',
    version: 2,
    deliverables: [advice(280), textMessages(1, 50), steps(100)],
    title: 'Why do we lose jobs?',
    description: 'Look at your last lost quotes without kidding yourself.',
    content: lines(
      'I want to end with: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'Lost quotes and the reason given: {lost_quotes}.',
      'Jobs we won in the same time: {won_jobs}',
      'Prices beside others: {market_position}',
      '"Too expensive" can be a polite way out. Go through each lost job and give a second reading: too slow, unclear, wrong customer, no follow-up, not believed, truly the price. Mark how sure you are.',
      'Then name the one cause I can do something about this month and give me the change in three steps, the first today. Write the text of two sentences to send to people who said no, so that we hear the real reason, and tell me what answer would prove you wrong.',
      'Few lost jobs prove little: say when it is too few. No averages from elsewhere. Name the loss that was a good thing.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'One cause named and one change made within 14 days',
    additionalInputs: [
      customInput.area(
        'lost_quotes',
        'Quotes you lost and why',
        '2,400 repaint, "went with a friend"; 800 hall, silence; 5k house, "too much"',
        { required: true },
      ),
      customInput.text(
        'won_jobs',
        'What did you win meanwhile?',
        'Three small jobs, two from regulars',
      ),
      input('market_position'),
    ],
  },
  {
    id: 'sales.quick.regular-contract',
    version: 3,
    calculators: ['cost-per-lead'],
    deliverables: [callScripts(1, 80), documents(1, 160, 'offer'), textMessages(1, 50), steps(120)],
    title: 'Turn one-offs into regulars',
    description: 'Offer a simple plan to people who call you anyway.',
    content: lines(
      'Goal: {specificOutcome}.',
      'I work as {business_name} ({business_type}).',
      'One-off job it starts from: {product_service_name}.',
      'How often it makes sense to come back: {repeat_interval}',
      'A usual job: {average_job_value}',
      'Customers: {customer_type}.',
      'Take one plan a customer understands in a minute: what we do, how often, how they stop. It must spare them trouble and fill my days. What a customer leaves who comes back stands in the figures that come with this; what the plan holds in detail is settled elsewhere.',
      'Write the words for the end of a job (30 seconds), a one-page offer, and the text to past customers. Then a 45-day start: which ten first, of those who agreed to hear from us, how to record it, when to look again.',
      'Automatic renewal and prepaid plans have rules in many places: list what to ask a lawyer. If my work is not needed regularly, tell me, and offer a reminder instead.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: '10 plan customers within 60 days',
    additionalInputs: [
      input('customer_type'),
      input('product_service_name', { required: true, placeholder: 'AC tune-up' }),
      customInput.text('repeat_interval', 'How often would you come back?', 'Twice a year'),
      input('average_job_value'),
    ],
  },
  {
    id: 'sales.quick.say-no-well',
    version: 2,
    calculators: ['job-quote'],
    deliverables: [advice(160), textMessages(1, 45), emails(1, 90), callScripts(1, 60)],
    title: 'Turn a job down well',
    description: 'Say no to the wrong job and keep the customer.',
    content: lines(
      'Outcome: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'The job I do not want: {unwanted_job}.',
      'Why: {why_not}',
      'Who I could send them to: {referral_partner}',
      'Tone: {brand_voice}',
      'Check with me first whether a different price, date or scope would make it a good job; the price it would need stands in the figures that come with this, or name the number that is missing. If it stays a no, write it: a text of 220 characters and an e-mail of 80 words that are kind, final, and useful to them.',
      'Then a short rule for next time: the five signs on the phone that a job is not ours, and the sentence that ends such a call in two minutes without a visit.',
      'Do not blame or diagnose the customer. Refusing someone must be about the work, never about who they are; flag it if my reason comes near that line.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'A clear, kind no sent today',
    additionalInputs: [
      customInput.area(
        'unwanted_job',
        'Which job?',
        'A tiny repair an hour away, wants it tonight',
        {
          required: true,
        },
      ),
      customInput.text('why_not', 'Why not?', 'The drive eats the day'),
      customInput.text('referral_partner', 'Who could take it?', 'A colleague in that town'),
      input('brand_voice'),
    ],
  },
  {
    id: 'sales.quick.bigger-tickets',
    version: 3,
    calculators: ['add-up'],
    deliverables: [advice(300), callScripts(2, 60)],
    title: 'Raise the average job',
    description: 'Two honest extras worth offering on jobs you already do.',
    content: lines(
      'Aim: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'Usual job: {product_service_name}.',
      'It brings: {average_job_value}',
      'Jobs a week: {jobs_per_week}',
      'What customers ask for on the spot: {asked_on_site}',
      'Price I could ask for an extra: {extra_price}',
      'Look for extras that are easier now than on a second visit: we are there and the tools are out. Suggest five, then keep two that pass this test: the customer would thank us for it next year, and it can be done in the same visit.',
      'For each: when to mention it, the sentence, how it stands on the quote as a choice, time and material it takes. Sell it at the price I gave for an extra, if I gave one; add up what five of them bring, and leave shares and months out.',
      'Nobody should be scared into a yes, and nobody is paid to push repairs that are not needed. Leave out the extra that sounds helpful and is really for us.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome:
      'Two extras offered on every fitting job from Monday, counted for 60 days',
    additionalInputs: [
      input('product_service_name', { required: true, placeholder: 'Gutter cleaning, one story' }),
      input('average_job_value'),
      input('jobs_per_week'),
      customInput.money('extra_price', 'Price you could ask for an extra', [1, 20000], {
        placeholder: '60',
      }),
      customInput.text(
        'asked_on_site',
        'What do people ask on site?',
        'Can you look at the downspout too?',
      ),
    ],
  },
] satisfies Prompt[];
