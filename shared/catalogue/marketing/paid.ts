import { customInput } from '../custom-input.ts';
import {
  advice,
  callScripts,
  documents,
  socialPosts,
  steps,
  textMessages,
} from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Subcategory } from '../schema.ts';

const winRate = customInput.number('win_rate', 'Leads that become jobs (%)', [1, 100], {
  placeholder: '40',
  hint: "Out of 10 people who ask about a job, how many book? If it's 3, enter 30.",
});

/** Adverts that must earn more than they cost. */
export const paid = {
  id: 'paid-advertising',
  name: 'Paid Advertising',
  about: 'Spend money on ads only where it pays.',
  icon: 'badge-dollar-sign',
  prompts: [
    {
      id: 'marketing.paid.worth-it',
      version: 4,
      calculators: ['cost-per-lead'],
      deliverables: [advice(280), steps(150)],
      title: 'Is an ad worth it?',
      description: 'How much you can pay for a new customer, and the smallest test to find out.',
      content: lines(
        'Decision I need: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'What the ad should get us: {ad_objective}.',
        'A typical job: {average_job_value}.',
        'Leads that become jobs, out of 100: {win_rate}',
        'Ad budget per month: {ad_budget}',
        'My figures show what I make on a job and how much I can pay for a lead. Use them as they are.',
        "Answer yes, not yet, or no, in 2 sentences. Explain the limit per lead in plain words: the most I can spend before I lose money, not a price worth paying. Without the share of leads that book, there's no limit, so tell me how to count it.",
        'Name 3 things that get me the same for less in 30 days, and what has to be in place first: who answers, how fast, what they say.',
        'If yes, the smallest test that could prove it: amount, days, and the number where I stop. Treat my percentages as guesses and tell me how to measure them.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Yes or no on ads by Friday, with a limit per lead',
      additionalInputs: [
        input('ad_objective'),
        input('average_job_value', { required: true }),
        winRate,
        input('ad_budget'),
      ],
    },
    {
      id: 'marketing.paid.google-local',
      version: 4,
      calculators: ['cost-per-lead'],
      deliverables: [documents(1, 330, 'ad'), callScripts(1, 50), steps(130)],
      title: 'Google ad for nearby jobs',
      description: 'A small ad for one service, ready to type in.',
      content: lines(
        'Goal: {specificOutcome}.',
        "We're {business_name} ({business_type}).",
        'Service: {product_service_name}.',
        'Area: {service_area}',
        'What it should get us: {ad_objective}. What people do next: {call_to_action}.',
        'Ad budget per month: {ad_budget}',
        "My limit per lead is in the figures; if it isn't, leave it as [confirm]. Set up one search campaign for this one service, ready to type in: 10 searches to show for, 15 words to block (do-it-yourself, jobs, free, other towns), 8 headlines of at most 30 characters, 4 descriptions of at most 90, hours and radius as [confirm].",
        'Describe the page or call it leads to: what has to be on the first screen, and the first sentence the person answering says. Then a check on days 3, 7, and 14.',
        'Only run it when someone can pick up. No "licensed," "24/7," or price unless I gave it. Settings move around, so write [check screen] where you\'re not sure. Name the fastest way this ad burns money.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Ad live by Monday and checked against my limit per lead on day 14',
      additionalInputs: [
        input('ad_objective'),
        input('call_to_action'),
        input('product_service_name', { required: true }),
        input('service_area'),
        input('ad_budget'),
      ],
    },
    {
      id: 'marketing.paid.facebook-offer',
      version: 5,
      calculators: ['cost-per-lead'],
      deliverables: [socialPosts(2, 95, 'ad'), textMessages(2, 50), steps(150)],
      title: 'Facebook ad with an offer',
      description: 'One photo, one offer, one clear next step.',
      content: lines(
        "What I'm after: {specificOutcome}.",
        'Business: {business_name}, {business_type}',
        'The offer: {offer_details}.',
        'Who should see it: {target_audience}.',
        'What it should get us: {ad_objective}. Next step: {call_to_action}.',
        'Ad budget per month: {ad_budget}',
        'Write 2 versions of the ad that differ in one thing only, so we learn something: the photo to take (homes need a yes), the first line (to stop someone scrolling), 60 words of text, headline, button. Reach them by words; target by place, never age, sex, or family.',
        'Then write the reply to send within 5 minutes when someone messages us, and one for "how much?"',
        'Give me a 7-day test: amount per day, the number of leads that means keep going, and a stop at the limit in my figures, or [confirm]. The offer has to be one I can keep for everyone, with its conditions in plain words. Tell me if this offer gets me the customers I want or just bargain hunters.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome:
        'Two versions tested for 7 days, then the better one kept or both turned off',
      additionalInputs: [
        input('ad_objective'),
        input('call_to_action'),
        input('target_audience'),
        customInput.text(
          'offer_details',
          'What is the offer?',
          'First visit includes one small extra',
          {
            required: true,
          },
        ),
        input('ad_budget'),
      ],
    },
    {
      id: 'marketing.paid.fix-costly-ad',
      version: 5,
      calculators: ['cost-per-lead'],
      deliverables: [advice(250), documents(1, 120, 'new ad'), steps(150)],
      title: 'My ad costs too much',
      description: "Find where you're losing money before you spend more.",
      content: lines(
        'I need: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'What the ad is supposed to get us: {ad_objective}. The next step in it: {call_to_action}.',
        'My numbers so far: {ad_numbers}.',
        'The ad right now: {ad_text}',
        'Area: {service_area}',
        "Go step by step: seen, clicked, called, answered, quoted, booked. Use my numbers at each step, show where we lose the most people, and mark every step where I gave you nothing. Don't blame the ad if the phone is the problem.",
        "Give me 3 fixes in order: one for today (10 minutes), one for this week, and one only if those don't work. Rewrite what needs it. Then a stop rule: the amount and the date when I turn it off, no debate.",
        'Leave out benchmarks from other companies. Compare me with what I make on a job in my figures, and with earlier months if I gave them. Tell me what a competitor would say is wrong with this ad.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Problem found today, and the ad fixed or turned off in 21 days',
      additionalInputs: [
        input('ad_objective'),
        input('call_to_action'),
        customInput.area(
          'ad_numbers',
          'Your numbers',
          '30 days, {310} spent, 92 clicks, 11 calls, 2 jobs',
          { required: true },
        ),
        customInput.area(
          'ad_text',
          'Paste your ad',
          'Local and reliable. Call now! Best prices in town.',
        ),
        input('service_area'),
      ],
    },
  ],
} satisfies Subcategory;
