import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Keeping the customers you already earned. */
export const retention = {
  id: 'customer-retention',
  name: 'Customer Retention',
  icon: 'heart-handshake',
  prompts: [
    {
      id: 'customer-service.retention.maintenance-plan',
      version: 2,
      calculators: ['job-quote', 'add-up'],
      deliverables: [documents(1, 220), callScripts(1, 60), advice(180)],
      title: 'Offer a yearly care plan',
      description: 'What the plan holds, what it costs and how it is offered.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Who buys: {customer_type}.',
        'What should be looked after regularly: {care_work}.',
        'Visits a year: {plan_visits}',
        'Hours one visit takes: {job_hours}',
        'Design one plan that fits how my trade comes round at our place: when each visit is due, what is done each time, what is left out, how it is paid. The price of one visit stands in the figures that come with this; add up the year from the visits I gave. Without them leave [price].',
        'Write the offer as a half-page for the kitchen table, the two sentences to say at the end of a job, and the answer to "I will call when I need you". Add up the hours ten plans take out of my calendar. Say what makes people cancel in month three. Contract terms and renewal rules need a lawyer\'s glance; list the points.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '10 recurring customers on a plan within 90 days',
      additionalInputs: [
        input('customer_type', { required: true }),
        customInput.text(
          'care_work',
          'What needs care each year',
          'A check, a filter change, a clean',
          { required: true },
        ),
        customInput.number('plan_visits', 'Visits a year', [1, 366], { placeholder: '2' }),
        customInput.number('job_hours', 'Hours one visit takes', [0.1, 200], {
          placeholder: '1.5',
        }),
      ],
    },
    {
      id: 'customer-service.retention.first-ninety-days',
      version: 3,
      deliverables: [textMessages(5, 55), steps(150)],
      title: "A new customer's first 90 days",
      description: 'Five small touches between the first job and the second.',
      content: lines(
        'I am aiming for: {specificOutcome}.',
        '{business_name} ({business_type})',
        'New customers: {customer_type}.',
        'First job they book: {product_service_name}',
        'Time I can give it: {time_availability}',
        'Plan five touches from the end of the first job to day 90: what, on which day, by which channel, who does it. Each must be useful to the customer by itself: a care tip for what we just did, a check that it holds, a date worth knowing. Selling is allowed in one of the five.',
        'Write all five in full as texts. Give them as steps with day numbers, and tell me how to run it with a calendar and no new tool. Say which touch I should keep if I only keep one, and how I will know by day 90 whether it works: a count, my own. Texts go to customers who agreed to them, with a way to stop; nothing reads like a bulk mailing.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '4 of 10 new customers book again within 90 days',
      additionalInputs: [
        input('customer_type', { required: true }),
        input('product_service_name'),
        input('time_availability'),
      ],
    },
    {
      id: 'customer-service.retention.save-a-cancellation',
      version: 2,
      calculators: ['discount', 'add-up'],
      deliverables: [callScripts(1, 150), textMessages(2, 55), advice(180)],
      title: 'Someone wants to cancel',
      description: 'Understand why, offer one fair thing, and let go well if need be.',
      content: lines(
        'Best ending: {specificOutcome}.',
        'From {business_name}, {business_type}',
        'Customer kind: {customer_type}.',
        'They wrote or said: <customer_text>{cancel_message}</customer_text>',
        'What they pay a visit: {their_visit_price}',
        'Visits a year they book: {their_visits}',
        'Write what I say on the phone: thank them, ask one open question about the reason, then be quiet. For each of the five likely reasons in my trade (money, quality, moving, doing it themselves, somebody cheaper) give one honest offer that helps them: a pause, fewer visits, a smaller job, another crew member. Not a discount first.',
        'Follow with the message if they do not pick up, and a goodbye note that leaves the door open with a date to ask again. If I gave price and visits, add up what a year with them brings; what a lower price would leave stands in the figures that come with this. No tricks, no hurdles: canceling must stay easy, and I should check what our terms and the law say about notice.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'The reason known and one fair offer made within 24 hours',
      additionalInputs: [
        input('customer_type', { required: true }),
        customInput.area(
          'cancel_message',
          'What they wrote (first name is enough)',
          'We need to stop for now, money is tight',
          { required: true },
        ),
        customInput.money('their_visit_price', 'What do they pay a visit?', [1, 100000], {
          placeholder: '120',
        }),
        customInput.number('their_visits', 'Visits a year they book', [1, 366], {
          placeholder: '26',
        }),
      ],
    },
    {
      id: 'customer-service.retention.best-customer-list',
      version: 2,
      deliverables: [steps(200), textMessages(3, 50)],
      title: 'Look after my best customers',
      description: 'Who they are and one thing to do for each this quarter.',
      content: lines(
        'By the end of it: {specificOutcome}.',
        'I look after {business_name}, {business_type}.',
        'Mostly we work for: {customer_type}.',
        'My best ones, by first name, and why:',
        '<owner_text>{best_customers}</owner_text>',
        'What I can spend on all of it, once: {budget_range}',
        'Sort them by what they bring and how easy they are to work for, using only my notes. Then one small thing for each in the next 90 days that fits them: first pick of dates before the busy weeks, a check nobody asked for, a handwritten card, a word from the one who does the work. Nothing that costs more than the visit earns.',
        'Give it as a list with dates and who does it, and write three of the messages. Add the question to ask each of them once, which tells me what to do more of. A present must never hang on a review. Name who on my list is a habit rather than a good customer.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '10 best customers contacted by hand within 30 days',
      additionalInputs: [
        input('customer_type', { required: true }),
        customInput.area(
          'best_customers',
          'Your best customers and why',
          'Dana: weekly, pays same day. An office: 3 sites',
          { required: true },
        ),
        input('budget_range'),
      ],
    },
  ],
} satisfies Subcategory;
