import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** From quote to yes, without pressure. */
export const closing = {
  id: 'closing-techniques',
  name: 'Closing Techniques',
  about: 'Help people say yes to your quote, without pressure.',
  icon: 'signature',
  prompts: [
    {
      id: 'sales.closing.good-better-best',
      version: 3,
      calculators: ['job-quote'],
      deliverables: [documents(1, 350, 'quote page'), callScripts(1, 120)],
      title: 'A quote with three choices',
      description: 'Give them good, better, and best, so they pick which one, not whether.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Quote from {business_name} ({business_type}).',
        'The job: {quoted_job}.',
        'What they told me matters to them: <customer_text>{what_matters}</customer_text>',
        'My price for the basic version: {quote_value}.',
        'Tone: {brand_voice}',
        "Turn one job into three honest choices. The first does the job right, with no catch. The second takes care of a worry they mentioned. The third is for someone who doesn't want to think about it for years. For each: a plain name, what's included, what's not, days on site. Leave the second and third price as [my price] and list what I need to price. The figures that come with this check the basic one.",
        'Write the quote page as they\'ll see it, built around one question: "Which of these fits?" Then how to walk them through it in two minutes.',
        "No made-up list prices to make one look cheap. If there's only one right way to do the job, tell me and offer one price. Say which one you'd pick with your own money.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Quote with three choices sent today',
      additionalInputs: [
        customInput.text('quoted_job', 'What job is the quote for?', 'Redo the bathroom floor', {
          required: true,
        }),
        input('quote_value', { required: true, label: 'Price of the basic version' }),
        customInput.area(
          'what_matters',
          'What matters to them?',
          'No dust in the bedroom, and done before company comes',
        ),
        input('brand_voice'),
      ],
    },
    {
      id: 'sales.closing.need-to-think',
      version: 3,
      deliverables: [advice(180), callScripts(1, 50), textMessages(2, 50)],
      title: '"I need to think about it"',
      description: 'What to say on the spot, and what to text 2 days later.',
      content: lines(
        'Outcome I want: {specificOutcome}.',
        "I'm with {business_name} ({business_type}).",
        'The quote: {quote_value}.',
        'The job: {quoted_job}',
        'What they said: <customer_text>{objection}</customer_text>',
        'Tone: {brand_voice}',
        'List what that could mean, most likely first, going by the words they used: money, trust, a spouse or partner to ask, other quotes, bad timing, a polite no. For the top three, give me one question that gets it out in the open without cornering them.',
        "Then write: my reply on the spot (two sentences, I'm standing in their kitchen or yard), a text for two days later, and a message for day seven that makes it easy to say no. Each one leaves the price alone and offers one smaller step, like holding a date, a drawing, or talking to their partner.",
        "They may just need time. If it's best to say nothing, tell me for how long. Don't make up a deadline or another customer. Tell me what I probably left out during the visit.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A yes, a no, or a date within 7 days',
      additionalInputs: [
        input('quote_value', { required: true }),
        customInput.text('quoted_job', 'What was the job?', 'New gutters all around'),
        input('objection', { required: true, placeholder: 'Looks good. We need to sleep on it' }),
        input('brand_voice'),
      ],
    },
    {
      id: 'sales.closing.price-objection',
      version: 3,
      calculators: ['discount'],
      deliverables: [advice(200), callScripts(3, 50), textMessages(1, 60)],
      title: '"I found someone cheaper"',
      description: "Hold your price or trim the job, and know which one you're doing.",
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'My quote: {quote_value}.',
        'What they said: <customer_text>{objection}</customer_text>',
        'What my price includes that others might leave out: {whats_included}',
        'My prices compared to others: {market_position}',
        "First, what I ask before I say anything about price: is it the same job? Give me five points to compare, in words a customer can take to the other company. Then three things I can say, at most 45 words each: hold the price, take something out, let them go on good terms. Say which one you'd use here and why.",
        'Write the follow-up message for tonight. The figures that come with this show how many more jobs would make up for the discount they want, and the floor I never go below.',
        "Don't bad-mouth the other company or guess why they're cheaper. If they're right and I'm too high for what it is, tell me straight. Also tell me at what point this customer isn't for me.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Reply sent tonight without cutting the price',
      additionalInputs: [
        input('quote_value', { required: true }),
        input('objection', { required: true }),
        customInput.text(
          'whats_included',
          'What does your price include?',
          'Haul-away, two coats, a one-year check',
        ),
        input('market_position'),
      ],
    },
    {
      id: 'sales.closing.ask-for-deposit',
      version: 3,
      deliverables: [
        advice(180),
        documents(1, 50, 'quote line'),
        callScripts(2, 60),
        textMessages(1, 45),
      ],
      title: 'Ask for a deposit',
      description: 'What to write on the quote and say on the phone, without the awkward pause.',
      content: lines(
        'What I need: {specificOutcome}.',
        'From {business_name} ({business_type}).',
        'For jobs like this: {product_service_name}.',
        'A typical job: {average_job_value}',
        'How customers pay now: {payment_terms}',
        'Tone: {brand_voice}',
        'Help me ask for money up front so it sounds normal, because it is. Say which of my jobs a deposit makes sense for (special orders, days I hold, first-time customers) and which ones it would only scare people off. Splitting big jobs into progress payments is another question. This is about the wording.',
        'Write the line on the quote, the sentence for the phone, my reply to "why should I pay up front?" and the receipt message. Then what to do when they refuse: two ways forward and one way out.',
        "Many places cap or regulate deposits for home repair, and the contract has to say so. List the questions for my licensing board or lawyer before I set a percentage. Don't state any percentage as fact. Say what would make a customer uneasy.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Deposit line on every quote for these jobs within 14 days',
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
