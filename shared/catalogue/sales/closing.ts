import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, textMessages } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
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
      version: 8,
      deliverables: [documents(1, 350, 'quote page'), callScripts(1, 120), advice(110, 'for me')],
      title: 'A quote with 3 choices',
      description: 'Give them good, better, and best, so they pick which one, not whether.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Quote from {business_name} ({business_type}).',
        'The job: {quoted_job}.',
        'How involved: {complexity}',
        'What they told me matters to them: <customer_text>{what_matters}</customer_text>',
        'My price for the basic version: {quote_value}.',
        'Tone: {brand_voice}',
        "Turn one job into 3 honest choices. The first does the job right, with no catch. The second takes care of a worry they mentioned. The third is for someone who wants everything taken care of. For each: a name, what's included, what's not, time on site. Leave the second price as [second price] and the third as [third price].",
        'Write the quote page as they\'ll see it, built around one question: "Which of these fits?" Then what I say to walk them through it in 2 minutes.',
        "Then for me alone: what I need to know to price the second and third, and which one you'd pick. If there's only one right way to do the job, tell me and offer one price. No made-up list prices to make one look cheap.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Quote with 3 choices sent today',
      additionalInputs: [
        customInput.text('quoted_job', 'What job is the quote for?', '{bigJob}', {
          required: true,
        }),
        input('quote_value', { required: true, label: 'Price of the basic version' }),
        customInput.area(
          'what_matters',
          'What matters to them?',
          'As little mess as possible, and someone who comes on the day we agreed',
        ),
        input('complexity'),
        input('brand_voice'),
      ],
    },
    {
      id: 'sales.closing.need-to-think',
      version: 5,
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
        'List what that could mean, most likely first, going by the words they used: money, trust, a spouse or partner to ask, other quotes, bad timing, a polite no. For the top 3, give me one question that gets it out in the open without cornering them.',
        "Then write: my reply on the spot (2 sentences, I'm standing in their kitchen or yard), a text for 2 days later, and a message for day 7 that makes it easy to say no. Each one leaves the price alone and offers one smaller step, like a date on hold or a call with the other person who decides.",
        "They may just need time. If it's best to say nothing, tell me for how long. Don't make up a deadline or another customer. Tell me what I probably left out during the visit.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A yes, a no, or a date within 7 days',
      additionalInputs: [
        input('quote_value', { required: true }),
        customInput.text('quoted_job', 'What was the job?', '{bigJob}'),
        input('objection', { required: true, placeholder: 'Looks good. We need to sleep on it' }),
        input('brand_voice'),
      ],
    },
    {
      id: 'sales.closing.price-objection',
      version: 4,
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
        "First, what I ask before I say anything about price: is it the same job? Give me 5 points to compare, in words a customer can take to the other company. Then 3 things I can say, at most 45 words each: hold the price, take something out, let them go on good terms. Say which one you'd use here and why.",
        'Write the follow-up message for tonight. The figures that come with this show how many more jobs would make up for the discount they want, and the floor I never go below.',
        "Don't bad-mouth the other company or guess why they're cheaper. If they're right and I'm too high for what it is, tell me straight. Also tell me at what point this customer isn't for me.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Reply sent tonight without cutting the price',
      additionalInputs: [
        input('quote_value', { required: true }),
        input('objection', { required: true }),
        customInput.text('whats_included', 'What does your price include?', '{quoteExample}'),
        input('market_position'),
      ],
    },
    {
      id: 'sales.closing.ask-for-deposit',
      version: 6,
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
        'How customers pay now: {payment_terms}',
        'Tone: {brand_voice}',
        'Help me ask for money up front so it sounds normal, because it is. Say whether it makes sense for these jobs (special orders, days I hold, first-time customers) and when it would only scare people away. Write the amount as [my deposit]. Splitting a big job into progress payments is another question. This is about the wording.',
        'Write the line on the quote, the sentence for the phone, my reply to "why should I pay up front?" and the receipt message. Then what to do when they refuse: 2 ways forward and one way out.',
        "Some places limit deposits for home repair or what the contract has to say. List the questions for a lawyer before I set a percentage. Don't state any percentage as fact. Say what would make a customer uneasy.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Deposit line on every quote for these jobs within 14 days',
      additionalInputs: [
        input('product_service_name', {
          required: true,
          placeholder: '{bigJob}',
        }),
        input('payment_terms'),
        input('brand_voice', { defaultValue: 'professional' }),
      ],
    },
  ],
} satisfies Subcategory;
