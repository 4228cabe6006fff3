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

/** What to charge and how to say it. */
export const pricing = {
  id: 'pricing-strategies',
  name: 'Pricing Strategies',
  about: 'Charge enough, and explain your price.',
  icon: 'tags',
  prompts: [
    {
      id: 'finance.pricing.charging-enough',
      version: 6,
      calculators: ['price-check', 'hour-cost', 'price-rise'],
      deliverables: [advice(260), textMessages(1, 70), steps(150)],
      title: 'Am I charging enough?',
      description:
        'Compare your full cost and the profit you want with your price for one typical job.',
      content: lines(
        'Goal: {specificOutcome}.',
        'My business: {business_name}, {business_type}',
        'People: {company_size}',
        'The figures for this job already include overhead and my own pay, so use those.',
        'Jobs like this per week: {jobs_per_week}',
        "Tell me in plain words whether {average_job_value} for a typical job is too low. The job: {product_service_name}. Show why in one small table. Give me 3 options (raise everyone, raise new customers only, change what's included) with the risk of each, and its effect where a figure shows it.",
        'Then write a price increase message for customers who come back and a 60-day plan with the first step this week. Tell me which of my numbers looks wrong or is missing. Tax questions are for my accountant.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Price floor set this week and every new quote at or above it',
      additionalInputs: [
        input('product_service_name', {
          required: true,
          label: 'Typical job',
        }),
        input('average_job_value', { required: true, label: 'What you charge for it' }),
        customInput.number('job_hours', 'Crew hours on site plus driving', [0.25, 200], {
          required: true,
          placeholder: '{hoursExample}',
        }),
        input('jobs_per_week', { label: 'Jobs like this per week' }),
      ],
    },
    {
      id: 'finance.pricing.price-rise-letter',
      version: 5,
      calculators: ['price-rise'],
      deliverables: [emails(1, 140), textMessages(1, 60), callScripts(3, 60), advice(120)],
      title: 'Raise prices without losing regulars',
      description: 'A letter, a text, and what to say to a customer who pushes back.',
      content: lines(
        'Goal: {specificOutcome}.',
        'From: {business_name}, {business_type}',
        'My price is going from {old_price} to {new_price}.',
        "That's for: {product_service_name}",
        'It starts on: {start_date}',
        'Why, in my own words: {reason}',
        'Write it 3 ways: a letter of at most 130 words, a text of 300 characters, and 3 sentences to say at the door. Give the new price, the date, and what stays the same, and thank them once. No apology, no long list of costs, no made-up talk about the market.',
        'Then what to say to "someone else is cheaper," what to say to a customer I\'ve had for 10 years, and at what point to let someone go. The figures that come with this show how many regulars can leave before I\'m worse off. Tell me who should hear it from me in person first.',
        'Some contracts lock in a price. Tell me what to look for in mine before I send this.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome:
        'Letter sent this week and 9 of 10 regulars still with us after 60 days',
      additionalInputs: [
        input('product_service_name', { placeholder: '{repeatJobExample}' }),
        customInput.money('old_price', 'Price now', [1, 100000], {
          required: true,
          placeholder: '{visitPriceExample}',
        }),
        customInput.money('new_price', 'New price', [1, 100000], {
          required: true,
          placeholder: '{newVisitPriceExample}',
        }),
        customInput.text('start_date', 'When does it start?', 'The first of next month'),
        customInput.text(
          'reason',
          'Why, in your own words',
          "Supplies cost more, and I haven't raised prices in 2 years",
        ),
      ],
    },
    {
      id: 'finance.pricing.minimum-charge',
      version: 4,
      calculators: ['job-quote', 'hour-cost'],
      deliverables: [advice(240), documents(1, 50, 'line for the website'), callScripts(2, 50)],
      title: 'Set my minimum charge',
      description: 'The lowest price that makes a trip worth it.',
      content: lines(
        'What I want: {specificOutcome}.',
        '{business_name}, {business_type}',
        'Area we drive: {service_area}',
        'A small job takes about {small_job_hours} hours door to door.',
        'Small jobs per week: {small_jobs}',
        "From my figures for this small job, show me the price below which I lose money just by showing up, and what's in it: crew time with driving, overhead, my own pay, materials. Name what it leaves out (quoting time, the better job I couldn't take), then give me a round number that's easy to say.",
        "Give me the line for my website, the sentence for the phone, and the exceptions worth making (regulars, a stop next door), each with a rule so I don't have to decide with a customer on the line. Tell me what to count in the first month, against the small jobs I do now. Skip what others charge. Stick to what I need.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One minimum charge in use on the website and the phone by Monday',
      additionalInputs: [
        customInput.number(
          'small_job_hours',
          'Hours for a small job, including driving',
          [0.25, 24],
          {
            required: true,
            placeholder: '{smallJobHoursExample}',
          },
        ),
        input('service_area'),
        customInput.number('small_jobs', 'Small jobs per week', [0, 200], {
          placeholder: '{smallJobsPerWeekExample}',
        }),
      ],
    },
    {
      id: 'finance.pricing.three-levels',
      version: 4,
      calculators: ['job-quote'],
      deliverables: [advice(380)],
      title: 'Price good, better, and best',
      description:
        'Set prices for a basic, standard, and best version from your hours and materials.',
      content: lines(
        'I want: {specificOutcome}.',
        'For {business_name}, {business_type}.',
        'The job: {product_service_name}. The basic version takes {job_hours} hours.',
        'The standard version adds (hours and materials): {usual_adds}',
        'The best version adds (hours and materials): {best_adds}',
        'What I charge for it today: {price_today}',
        'The figures that come with this show the basic price, which has to pay off on its own. Calculate the price of the other 2, each with the hours and materials of every level below it. A level without hours gets no price.',
        "Show all 3 in one table: what's included, hours, materials, price. Tell me which level earns the least for the trouble.",
        "Then what to round each one to, a price gap a customer can understand, and which of my numbers you trust least. How to lay out and present the quote is a question for the Sales helper, so tell me to take the 3 prices there. No warranty I didn't mention, no market price from memory.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Three prices I can defend, ready for the next quote',
      additionalInputs: [
        input('product_service_name', { required: true }),
        customInput.number('job_hours', 'Hours for the basic version', [0.1, 2000], {
          required: true,
          placeholder: '{hoursExample}',
        }),
        customInput.text(
          'usual_adds',
          'What does the standard version add?',
          '{standardAddsExample}',
          {
            required: true,
          },
        ),
        customInput.text('best_adds', 'What does the best version add?', '{bestAddsExample}'),
        customInput.money('price_today', 'What do you charge for it today?', [1, 250000], {
          placeholder: '{priceExample}',
        }),
      ],
    },
  ],
} satisfies Subcategory;
