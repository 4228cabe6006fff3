import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, steps, textMessages } from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

/** Keeping the customers you already earned. */
export const retention = {
  id: 'customer-retention',
  name: 'Customer Retention',
  about: 'Keep customers coming back.',
  icon: 'heart-handshake',
  prompts: [
    {
      id: 'customer-service.retention.maintenance-plan',
      version: 5,
      calculators: ['job-quote', 'add-up'],
      deliverables: [documents(1, 220), callScripts(1, 60), advice(180)],
      title: 'Offer a yearly maintenance plan',
      description: "What's in the plan, what it costs, and how to offer it.",
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Who buys: {customer_type}.',
        'What needs regular care: {care_work}.',
        'Visits per year: {plan_visits}',
        'Hours per visit: {job_hours}',
        "Design one plan that fits my trade and the seasons here: when each visit is due, what we do each time, what's not included, how they pay. The figures that come with this show the price of one visit. Add up the year from the visits I gave. Without them, leave [price].",
        'Write the offer as a half page to hand over, 2 sentences to say at the end of a job, and the answer to "I\'ll call when I need you." Add up the hours 10 plans take out of my calendar. Tell me what makes people cancel in month 3. A lawyer should look at contract terms and renewal rules, so list the points.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '10 regular customers on a plan within 90 days',
      additionalInputs: [
        input('customer_type', { required: true }),
        customInput.text('care_work', 'What needs care every year', '{careExample}', {
          required: true,
        }),
        customInput.number('plan_visits', 'Visits per year', [1, 366], { placeholder: '2' }),
        customInput.number('job_hours', 'Hours per visit', [0.1, 200], {
          placeholder: '{careHoursExample}',
        }),
      ],
    },
    {
      id: 'customer-service.retention.first-ninety-days',
      version: 7,
      deliverables: [textMessages(5, 55), steps(150)],
      title: "A new customer's first 90 days",
      description: 'Five short check-ins between the first job and the second.',
      content: lines(
        "What I'm aiming for: {specificOutcome}.",
        '{business_name} ({business_type})',
        'First job they book: {product_service_name}.',
        'Time I have for it: {time_availability}',
        "Plan 5 check-ins from the end of the first job to day 90: what, on which day, by which channel, who does it. Each one has to be useful to the customer on its own: a care tip for what we just did, a check that it's holding up, a date worth knowing. Only one of the 5 can sell.",
        "Write all 5 in full as texts. Give them as steps with day numbers, and tell me how to run it with a calendar and no new tool. Tell me which one to keep if I only keep one, and how I'll know by day 90 whether it works, from my own count. Texts go to customers who agreed to them, with a way to stop, and nothing should read like a mass mailing.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome:
        'Every new customer checked on 5 times, second bookings counted by day 90',
      additionalInputs: [
        input('product_service_name', {
          label: 'What do new customers book first?',
          required: true,
          placeholder: '{oneTimeJob}',
        }),
        input('time_availability'),
      ],
    },
    {
      id: 'customer-service.retention.save-a-cancellation',
      version: 7,
      calculators: ['discount', 'add-up'],
      deliverables: [callScripts(1, 150), textMessages(2, 55), advice(180)],
      title: 'Someone wants to cancel',
      description: 'Find out why, make one fair offer, and part on good terms if you have to.',
      content: lines(
        'Best outcome: {specificOutcome}.',
        'From {business_name}, {business_type}',
        'They wrote or said: <customer_text>{cancel_message}</customer_text>',
        'What they pay per visit: {their_visit_price}',
        'Visits per year they book: {their_visits}',
        'Write what I say on the phone: thank them, ask one open question about why, then be quiet. For each of the 5 likely reasons in my trade (money, quality, moving, doing it themselves, someone cheaper), give me one honest offer that helps them: a pause, fewer visits, a smaller job, a different day. Not a discount first.',
        "Then the message to send if they don't pick up, and a goodbye note that leaves the door open with a date to ask again. If I gave you the price and the visits, add up what they pay in a year. The figures that come with this show what I'd have left at a lower price. No tricks, no hurdles: canceling has to stay easy. Remind me to check what our terms and the law say about notice.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Found out why and made one fair offer within 24 hours',
      additionalInputs: [
        customInput.area(
          'cancel_message',
          'What they wrote (first name is enough)',
          "We need to stop for now, money's tight",
          { required: true },
        ),
        customInput.money('their_visit_price', 'What do they pay per visit?', [1, 100000], {
          placeholder: '{visitPriceExample}',
        }),
        customInput.number('their_visits', 'Visits per year they book', [1, 366], {
          placeholder: '{visitsPerYearExample}',
        }),
      ],
    },
    {
      id: 'customer-service.retention.best-customer-list',
      version: 5,
      deliverables: [steps(200), textMessages(3, 50)],
      title: 'Take care of my best customers',
      description: 'Who they are and one thing to do for each this quarter.',
      content: lines(
        'What I want: {specificOutcome}.',
        'I run {business_name}, {business_type}.',
        'My best ones, by first name, and why:',
        '<owner_text>{best_customers}</owner_text>',
        'One-time budget for all of it: {budget_range}',
        "Sort them by what they're worth to us and how easy they are to work for, using only my notes. Then one small thing for each in the next 90 days that fits them: first pick of dates before the busy weeks, a checkup no one asked for, a handwritten card, a word from the person who does the work. Stay within my budget, or use only what costs nothing if I gave none.",
        'Give it to me as a list with dates and who does it, and write 3 of the messages, texts only to people who agreed to them. Add one question to ask each of them once that tells me what to do more of. Never tie a gift to a review. Where my note gives no reason, ask me for one.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Everyone on my list contacted personally within 30 days',
      additionalInputs: [
        customInput.area(
          'best_customers',
          'Your best customers and why',
          'Dana: pays the same day and sends friends. An office: 3 sites',
          { required: true },
        ),
        input('budget_range'),
      ],
    },
  ],
} satisfies Subcategory;
