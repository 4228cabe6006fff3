import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, socialPosts, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

const winRate = customInput.number('win_rate', 'Inquiries that become jobs (%)', [1, 100], {
  hint: 'Of ten people who ask, how many book? Three is 30.',
});

/** Adverts that must earn more than they cost. */
export const paid = {
  id: 'paid-advertising',
  name: 'Paid Advertising',
  icon: 'badge-dollar-sign',
  prompts: [
    {
      id: 'marketing.paid.worth-it',
      version: 2,
      calculators: ['cost-per-lead'],
      deliverables: [advice(280), steps(150)],
      title: 'Is an ad worth it?',
      description: 'What a new customer may cost, and the smallest test that shows it.',
      content: lines(
        'Decision I need: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'The ad should bring: {ad_objective}.',
        'A usual job: {average_job_value}.',
        'Inquiries that become jobs, of a hundred: {win_rate}',
        'Budget a month: {ad_budget}',
        'What a job leaves and what an inquiry may cost come with my message as figures. Use them as they are.',
        'Tell me yes, not yet, or no, in two sentences. Explain the limit per inquiry in plain words: the last money I may spend before losing, not a price worth paying. Without my share of bookings there is no limit; then say how to count it.',
        'Name three things that bring the same for less in 30 days, and what must be in place before I pay for a click: who answers, how fast, what they say.',
        'If it is a yes, give the smallest test that could prove it: amount, days, and the number at which I stop. Treat my percentages as guesses and tell me how to measure them.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A yes or no on ads by Friday, with a limit per inquiry',
      additionalInputs: [
        input('ad_objective'),
        input('average_job_value', { required: true }),
        winRate,
        input('ad_budget'),
      ],
    },
    {
      id: 'marketing.paid.google-local',
      version: 2,
      calculators: ['cost-per-lead'],
      deliverables: [documents(1, 330, 'ad'), callScripts(1, 50), steps(130)],
      title: 'A Google ad for nearby jobs',
      description: 'One small ad set for one service, ready to type in.',
      content: lines(
        'Goal: {specificOutcome}.',
        'From {business_name} ({business_type}).',
        'Service: {product_service_name}.',
        'Area: {service_area}',
        'It should bring: {ad_objective}. What people do next: {call_to_action}.',
        'Budget a month: {ad_budget}',
        'My limit per inquiry is in the figures that come with this; without it ask for the numbers first. Prepare one search campaign for this one service, ready to type in: ten searches to show for, fifteen words to block (do-it-yourself, jobs, free, other towns), eight headlines of at most 30 characters, four descriptions of at most 90, hours and radius.',
        'Describe the page or call it leads to: what must stand in the first screen, and the first sentence the person answering says. Then a check on days 3, 7 and 14.',
        'Run it only in hours when someone picks up. No "licensed", "24/7" or price unless I gave it. Settings move around, so write [check screen] where you are not sure. Name the quickest way for this ad to burn the budget.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Ad live by Monday, judged against my limit per inquiry on day 14',
      additionalInputs: [
        input('ad_objective'),
        input('call_to_action'),
        input('product_service_name', { required: true, placeholder: 'Same-day drain clearing' }),
        input('service_area'),
        input('ad_budget'),
      ],
    },
    {
      id: 'marketing.paid.facebook-offer',
      version: 2,
      calculators: ['cost-per-lead'],
      deliverables: [socialPosts(2, 95, 'ad'), textMessages(2, 50), steps(150)],
      title: 'A Facebook ad with an offer',
      description: 'One picture, one offer, one thing to do.',
      content: lines(
        'Result I am after: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'The offer: {offer_details}.',
        'Who should see it: {target_audience}.',
        'It is for {ad_objective}, and the next step is: {call_to_action}.',
        'Budget a month: {ad_budget}',
        'Write two versions of the ad that differ in one thing only, so that we learn something: the picture to take with a phone, the first line (it has to stop a thumb), 60 words of text, headline, button. Choose people by place, never by age, sex or family.',
        'Then the answer to send within five minutes when somebody writes, and the one for "how much?".',
        'Give a seven-day test: amount a day, the inquiry count that means go on, and a stop at the limit in my figures, else [confirm]. The offer must be one I can keep for everyone, its conditions in plain words. Say whether this offer brings the customers I want or bargain hunters.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Two versions tested for 7 days, the better one kept or both off',
      additionalInputs: [
        input('ad_objective'),
        input('call_to_action'),
        input('target_audience'),
        customInput.text(
          'offer_details',
          'What is the offer?',
          'First visit includes the inside of the oven',
          {
            required: true,
          },
        ),
        input('ad_budget'),
      ],
    },
    {
      id: 'marketing.paid.fix-costly-ad',
      version: 2,
      calculators: ['cost-per-lead'],
      deliverables: [advice(250), documents(1, 120, 'new ad'), steps(150)],
      title: 'My ad costs too much',
      description: 'Find where the money leaks before you spend more.',
      content: lines(
        'I need: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'The ad is meant to bring: {ad_objective}. The next step in it: {call_to_action}.',
        'My numbers so far: {ad_numbers}.',
        'The ad as it stands: {ad_text}',
        'Area: {service_area}',
        'Walk the road from seen, to clicked, to called, to answered, to quoted, to booked. Use my numbers at each step, say where most people get lost, and mark every step where I gave you nothing. Do not blame the ad if the phone is the problem.',
        'Give three repairs in order: today (ten minutes), this week, only if those fail. Rewrite what needs it. Next, a stop rule: the amount and the date at which I switch it off without a debate.',
        'Leave out benchmarks from other firms; compare me with my own last month and with what a job leaves in my figures. Say what a rival would find wrong with this ad.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'The leak found today; in 21 days the ad is better or off',
      additionalInputs: [
        input('ad_objective'),
        input('call_to_action'),
        customInput.area(
          'ad_numbers',
          'Your numbers',
          '30 days, 310, 92 clicks, 11 calls, 2 jobs at 400',
          { required: true },
        ),
        customInput.area(
          'ad_text',
          'The ad, pasted',
          'Need help at home? Call now! Best prices in town.',
        ),
        input('service_area'),
      ],
    },
  ],
} satisfies Subcategory;
