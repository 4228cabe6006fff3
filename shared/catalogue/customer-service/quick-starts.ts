import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import { own } from '../own-input.ts';
import type { Prompt } from '../schema.ts';

/** The first four: money this month, an hour saved, something to send, a 90-day plan. */
export const quickStarts = [
  {
    id: 'customer-service.quick.bring-back-regulars',
    version: 1,
    title: 'Bring back regulars who stopped',
    description: 'Find out why they drifted off and invite them back this month.',
    content: lines(
      'Goal: {specificOutcome}.',
      'I own {business_name}, {business_type}.',
      'What they used to book: {product_service_name}',
      'Worth about (USD a visit): {average_job_value}',
      'About {lapsed_count} customers have not booked for {quiet_months} months.',
      'My guess why: {my_guess}',
      'Write a text of at most 280 characters that sounds like me and not like a campaign, a phone opening for the five best of them, and one second try after ten days. Ask what happened before offering anything. No discount unless I say so.',
      'Then the day plan: who I call today, who gets the text, how I note the answers in three words each. Show what comes back if one in ten returns for a year, as a sum with my price, and call the one-in-ten what it is: a guess to be replaced by my own count.',
      'Text only people who agreed to hear from us, with a way to stop. Which answer would hurt most to hear, and what would I do with it?',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: '5 past regulars booked again within 30 days',
    additionalInputs: [
      own.number('lapsed_count', 'How many stopped', [1, 5000], {
        required: true,
        placeholder: '18',
      }),
      own.number('quiet_months', 'Months since they booked', [1, 120], {
        required: true,
        defaultValue: 6,
      }),
      input('product_service_name'),
      input('average_job_value'),
      own.text('my_guess', 'Your guess why', 'We changed the crew, the price went up'),
    ],
  },
  {
    id: 'customer-service.quick.saved-replies',
    version: 1,
    title: 'Stop typing the same answers',
    description: 'Ten saved replies for the questions you get every week.',
    content: lines(
      'Wanted: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'Area: {service_area}',
      'Tone: {brand_voice}',
      'What people keep asking:',
      '<owner_text>{usual_questions}</owner_text>',
      'Turn these into saved replies for my phone, ten at most. Each has a name of two words, the text in under 300 characters, and a gap in square brackets only where it must change from one customer to the next. Every reply ends with one thing the customer can do next. Add the three questions I forgot that callers in my trade ask before they book.',
      'Then show me how to store them on a phone so that I find one with two taps, and which ones an assistant or my partner could send without asking me. Prices, dates and what we are licensed for come from me: put [confirm] there. Which of these questions should be answered on the website so it never arrives?',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: '10 saved replies on my phone by tonight, an hour a week back',
    additionalInputs: [
      own.area(
        'usual_questions',
        'What people keep asking',
        'Do you bring supplies? How much for a 2-bed? Can you come Saturday?',
        { required: true },
      ),
      input('service_area'),
      input('brand_voice'),
    ],
  },
  {
    id: 'customer-service.quick.answer-this-message',
    version: 1,
    title: 'Answer this message',
    description: 'Paste what a customer wrote and get a reply you can send.',
    content: lines(
      'What the reply should achieve: {specificOutcome}.',
      'From: {business_name}, {business_type}',
      'They wrote: <customer_text>{customer_message}</customer_text>',
      'What I know that they do not: {background}',
      'How bad it is: {severity}',
      'Tone: {brand_voice}',
      'Write the reply in two lengths: a text I can send now and an e-mail if it needs more room. Take up their main point in the first sentence, say what happens next and when, and ask at most one question. Sound like a person who does the work.',
      'Under it, three lines for me only: what they are really asking for, what I should not write yet, and what to do if they answer angrily. If a phone call beats writing, tell me and give me the first two sentences.',
      'Use no date, price or promise that is not above. A gap becomes [confirm]. Where harm, damage or a lawyer is mentioned, keep to facts and tell me whom to ring before I send.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'A reply sent within the hour that settles the matter',
    additionalInputs: [
      own.area(
        'customer_message',
        'Their message (first name is enough)',
        'You said 9 and nobody came. I took the morning off.',
        { required: true },
      ),
      own.text('background', 'What they do not know', 'Van broke down, we called twice, no answer'),
      input('severity'),
      input('brand_voice'),
    ],
  },
  {
    id: 'customer-service.quick.ninety-days-better-service',
    version: 1,
    title: '90 days to happier customers',
    description: 'Three habits, one a month, that customers will notice.',
    content: lines(
      'In 90 days: {specificOutcome}.',
      '{business_name}, {business_type}',
      'Customers are mostly: {typical_customer_type}',
      'Crew: {team_size}',
      'What they complain about today: {usual_complaints}.',
      'What they praise: {usual_praise}',
      'Pick three habits the crew can keep on an ordinary Tuesday, one per month: days 1-30, 31-60, 61-90. For each: what exactly is done, by whom, at which moment of the visit, the words to say, and how I see in five minutes a week that it happens. No survey tools, no posters.',
      'Give the plan as a table with dates, followed by the talk I hold with the crew on day 1, in under two minutes. Count with me: what a lost customer costs in a year, from my own prices, and which habit is likeliest to keep one. Where will the crew roll their eyes, and what do I answer?',
      'Stay with what I told you; guesses are called guesses.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Half as many complaints in the third month as in the first',
    additionalInputs: [
      own.text(
        'usual_complaints',
        'What they complain about',
        'Late arrival, no call back, dust left behind',
        { required: true },
      ),
      own.text('usual_praise', 'What they praise', 'Friendly crew, tidy van'),
      input('team_size'),
    ],
  },
] satisfies Prompt[];
