import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, emails, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** What to charge and how to say it. */
export const pricing = {
  id: 'pricing-strategies',
  name: 'Pricing Strategies',
  icon: 'tags',
  prompts: [
    {
      id: 'finance.pricing.charging-enough',
      version: 2,
      calculators: ['price-check', 'hour-cost', 'price-rise'],
      deliverables: [advice(260), textMessages(1, 70), steps(150)],
      title: 'Am I charging enough?',
      description:
        'Your whole cost, your price and the profit you want, worked out for one usual job.',
      content: lines(
        'Goal: {specificOutcome}.',
        'My business: {business_name}, {business_type}',
        'People: {company_size}',
        'The figures worked out for this job come with my message; they count overhead and my own pay. Use them as they are.',
        'Jobs like this a week: {jobs_per_week}',
        'Tell me in plain words whether {average_job_value} for a usual {product_service_name} is too low. Show the reasoning in one small table. Give three options (raise all, raise new customers only, change what is included) with the effect the figures show and the risk of each.',
        'Then write a price-change message for my regular customers and a 60-day plan with the first step this week. Say which of my numbers looks wrong or missing. Tax questions are for my accountant.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A price floor set this week and every new quote at it or above',
      additionalInputs: [
        input('product_service_name', {
          required: true,
          label: 'Usual job',
          placeholder: 'Half a day of small repairs',
        }),
        input('average_job_value', { required: true, label: 'What you charge for it' }),
        customInput.number('job_hours', 'Crew hours on site plus driving', [0.25, 200], {
          required: true,
        }),
        input('jobs_per_week', { label: 'Jobs like this a week' }),
      ],
    },
    {
      id: 'finance.pricing.price-rise-letter',
      version: 2,
      calculators: ['price-rise'],
      deliverables: [emails(1, 140), textMessages(1, 60), callScripts(3, 60), advice(120)],
      title: 'Raise prices without losing regulars',
      description: 'A letter, a text and the answer for the customer who pushes back.',
      content: lines(
        'Aim: {specificOutcome}.',
        'From: {business_name}, {business_type}',
        'My price goes from {old_price} to {new_price}.',
        'That is for: {product_service_name}',
        'It starts on: {start_date}',
        'Why, in my own words: {reason}',
        'Write it three times: a letter of at most 130 words, a text of 300 characters, and three sentences to say at the door. State the new price, the date and what stays the same, and thank them once. No apology, no long list of costs, no made-up market talk.',
        'Then the answer for "somebody else is cheaper", one for a customer of ten years, and the point at which I let someone go. How many regulars can leave before I am worse off stands in the figures that come with this. Say who should hear it from me in person first.',
        'Some contracts fix a price; tell me what to look for in mine before I send this.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Letter out this week, 9 of 10 regulars still with us after 60 days',
      additionalInputs: [
        input('product_service_name'),
        customInput.money('old_price', 'Price now', [1, 100000], {
          required: true,
          placeholder: '140',
        }),
        customInput.money('new_price', 'New price', [1, 100000], {
          required: true,
          placeholder: '155',
        }),
        customInput.text('start_date', 'From when', 'The first of next month'),
        customInput.text(
          'reason',
          'Why, in your words',
          'Supplies cost more, and the price is two years old',
        ),
      ],
    },
    {
      id: 'finance.pricing.minimum-charge',
      version: 2,
      calculators: ['job-quote', 'hour-cost'],
      deliverables: [advice(240), documents(1, 50, 'line for the website'), callScripts(2, 50)],
      title: 'Set my minimum charge',
      description: 'The lowest price at which it pays to start the van.',
      content: lines(
        'Result wanted: {specificOutcome}.',
        '{business_name}, {business_type}',
        'Area we drive: {service_area}',
        'A small job takes about {small_job_hours} hours door to door.',
        'Small jobs a week: {small_jobs}',
        'From the figures of this small job show me the price below which I lose money by starting the engine, and what is in it: crew time with driving, overhead, my own pay, material. Name what it leaves out (quoting time, the better job I could not take), then the number that is easy to say.',
        'Give me the line for my website, the sentence for the phone, and the exceptions worth making (regulars, a stop next door), each with a rule so that I am not deciding with a customer in my ear. Say what to count in the first month to see if it works. Skip what others charge; I asked what I need.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One minimum charge on the website and the phone by Monday',
      additionalInputs: [
        customInput.number(
          'small_job_hours',
          'Hours for a small job, driving included',
          [0.25, 24],
          {
            required: true,
            placeholder: '1.5',
          },
        ),
        input('service_area'),
        customInput.number('small_jobs', 'Small jobs a week', [0, 200], { placeholder: '4' }),
      ],
    },
    {
      id: 'finance.pricing.three-levels',
      version: 2,
      calculators: ['job-quote'],
      deliverables: [advice(380)],
      title: 'Price three levels',
      description: 'What basic, usual and best must cost, from hours and material.',
      content: lines(
        'I want: {specificOutcome}.',
        'For {business_name}, {business_type}.',
        'The job: {product_service_name}. The basic version takes {job_hours} hours.',
        'The usual version adds (hours and material): {usual_adds}',
        'The best version adds (hours and material): {best_adds}',
        'What I charge for it today: {price_today}',
        'The price of the basic version stands in the figures that come with this; it has to pay by itself. Have the other two worked out by calculate, each with the hours and material of all below it; a level without hours gets no price.',
        'Show the three in one table: what is in, hours, material, price. Tell me which level earns least for its trouble.',
        'Then the number to round each to, the gap a customer can follow, and the entry you trust least. How the page looks and is said is for sales: hand it over with the three prices. No warranty I did not name, no market price from memory.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Three prices I can defend, ready for the next quote',
      additionalInputs: [
        input('product_service_name', { required: true }),
        customInput.number('job_hours', 'Hours of the basic version', [0.1, 2000], {
          required: true,
          placeholder: '4',
        }),
        customInput.text('usual_adds', 'The usual version adds', '1.5 hours and 40 of material', {
          required: true,
        }),
        customInput.text(
          'best_adds',
          'The best version adds',
          'Another 2 hours and 90 of material',
        ),
        customInput.money('price_today', 'What do you charge for it today?', [1, 250000], {
          placeholder: '480',
        }),
      ],
    },
  ],
} satisfies Subcategory;
