import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** From quote to yes, without pressure. */
export const closing = {
  id: 'closing-techniques',
  name: 'Closing Techniques',
  icon: 'signature',
  prompts: [
    {
      id: 'sales.closing.good-better-best',
      version: 2,
      calculators: ['job-quote'],
      deliverables: [documents(1, 350, 'quote page'), callScripts(1, 120)],
      title: 'A quote with three choices',
      description: 'Good, better, best for one job, so they choose how and not if.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Quote from {business_name} ({business_type}).',
        'The job: {quoted_job}.',
        'What they told me they care about: <customer_text>{what_matters}</customer_text>',
        'My price for the plain version: {quote_value}.',
        'Tone: {brand_voice}',
        'Turn one job into three honest choices. The first does the job properly, no traps. The second removes a worry they named. The third is for someone who wants to forget about it for years. For each: a plain name, what is in, what is not, days on site. Leave the second and third price as [my price] and list what I must have priced; the figures that come with this check the plain one.',
        'Write the quote page as they will see it, with the middle question: "Which of these fits?" Then how I walk them through it in two minutes.',
        'No made-up list prices to make one look cheap. If the job has only one right way, tell me and offer one price. Say which choice you would take with your own money.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A quote with three choices sent today',
      additionalInputs: [
        customInput.text('quoted_job', 'Which job is the quote for?', 'Redo the bathroom floor', {
          required: true,
        }),
        input('quote_value', { required: true, label: 'Price of the plain version' }),
        customInput.area(
          'what_matters',
          'What do they care about?',
          'No dust in the bedroom, and done before the guests come',
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'sales.closing.need-to-think',
      version: 2,
      deliverables: [advice(180), callScripts(1, 50), textMessages(2, 50)],
      title: '"I need to think about it"',
      description: 'What to say then, and what to send two days later.',
      content: lines(
        'Outcome I want: {specificOutcome}.',
        'I am {business_name} ({business_type}).',
        'The quote: {quote_value}.',
        'The job: {quoted_job}',
        'What they said: <customer_text>{objection}</customer_text>',
        'Tone: {brand_voice}',
        'List what such a sentence can mean, likeliest first, using the words they chose: money, trust, a partner to ask, other quotes, bad timing, no but polite. For the top three give one question that brings it into the open without cornering them.',
        'Then write: the reply on the spot (two sentences, I am standing in their kitchen or yard), a text for two days later, and a message for day seven that makes it easy to say no. Each leaves the price alone and offers one smaller step, such as a date held, a drawing, or a talk with the partner.',
        'A pause is not an attack: if silence is best, say for how long. Do not invent a deadline or another customer. Say what I probably left out during the visit.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A yes, a no or a date within 7 days',
      additionalInputs: [
        input('quote_value', { required: true }),
        customInput.text('quoted_job', 'What was the job?', 'New gutters all round'),
        input('objection', { required: true, placeholder: 'Looks good. We need to sleep on it' }),
        input('brand_voice'),
      ],
    },
    {
      id: 'sales.closing.price-objection',
      version: 2,
      calculators: ['discount'],
      deliverables: [advice(200), callScripts(3, 50), textMessages(1, 60)],
      title: '"The other one is cheaper"',
      description: 'Hold your price, or change the job, but know which.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'My quote: {quote_value}.',
        'What they said: <customer_text>{objection}</customer_text>',
        'What my price includes that others may leave out: {whats_included}',
        'My prices beside others: {market_position}',
        'First, the question I ask before saying anything about price: is it the same job? Give me the five points to compare, in words a customer can take to the other firm. Then three answers of at most 45 words: hold the price, take something out, let them go with good grace. Say which one you would use here and what decides it.',
        'Write the follow-up message for tonight. How many more jobs would make up for the cut they want, and the floor I never go below, stand in the figures that come with this.',
        'Do not talk the other firm down or guess why they are cheaper. If they are right and I am too high for what it is, tell me straight, and say at what point this customer is not mine.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'An answer sent tonight without cutting the price',
      additionalInputs: [
        input('quote_value', { required: true }),
        input('objection', { required: true }),
        customInput.text(
          'whats_included',
          'What does your price include?',
          'Disposal, two coats, a check after a year',
        ),
        input('market_position'),
      ],
    },
    {
      id: 'sales.closing.ask-for-deposit',
      version: 2,
      deliverables: [
        advice(180),
        documents(1, 50, 'quote line'),
        callScripts(2, 60),
        textMessages(1, 45),
      ],
      title: 'Ask for a deposit',
      description: 'Plain words for the quote and the phone, no awkward pause.',
      content: lines(
        'What I need: {specificOutcome}.',
        'From {business_name} ({business_type}).',
        'For jobs like: {product_service_name}.',
        'A usual job: {average_job_value}',
        'Payment now: {payment_terms}',
        'Tone: {brand_voice}',
        'Help me ask for money up front so that it sounds normal, because it is. Say for which of my jobs a deposit makes sense (ordered material, held days, first-time customers) and for which it would only scare people off. How big jobs are cut into stages is another question; this is about the words.',
        'Write the line on the quote, the sentence on the phone, the answer to "why should I pay before?" and the receipt message. Then what I do when they refuse: two ways on and one way out.',
        'Many places cap deposits or regulate them for home repair, and contracts have to say it: give me the list of questions for my licensing board or lawyer before I set a percentage. No percentage from you as a fact. Say what would make a customer uneasy.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A deposit line on every quote for such jobs within 14 days',
      additionalInputs: [
        input('product_service_name', {
          required: true,
          placeholder: 'Special-order windows and trim',
        }),
        input('average_job_value'),
        input('payment_terms'),
        input('brand_voice', { defaultValue: 'professional' }),
      ],
    },
  ],
} satisfies Subcategory;
