import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, socialPosts, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

const pay = customInput.text('pay_range', 'Pay range', '19 to 23 an hour');

/** Finding people who want to do this work. */
export const jobAds = {
  id: 'hiring-job-ads',
  name: 'Hiring & Job Ads',
  icon: 'user-search',
  prompts: [
    {
      id: 'hiring-hr.job-ads.job-advert',
      version: 2,
      deliverables: [
        documents(1, 180, 'ad'),
        socialPosts(1, 50),
        documents(1, 180, 'second language'),
      ],
      title: 'A job ad worth answering',
      description: 'Pay, hours, the real work and how to apply in a minute.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Where: {service_area}',
        'Role: {crew_role}.',
        'Pay: {pay_range}',
        'Why people stay with us: {why_stay}',
        'Second language for the ad: {second_language}',
        'Write an ad of 150 words: the work on an ordinary day, hours, place, pay, what we teach, what one must bring, how to apply by text in a minute. Say the hard part too (heat, stairs, early start), so that nobody is surprised. Under it the same in the second language if I named one, for a speaker to check. Then a 40-word post.',
        'Ask only for what the job needs; strike words that hint at age, sex, origin or family. Requirements on license, lifting or driving stay marked for an adviser. Some places want pay in the ad: tell me to check mine. Pay and benefits I did not give are [confirm]. Name the line that makes a good worker scroll past.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '5 suitable applicants within 14 days',
      additionalInputs: [
        input('crew_role', { required: true }),
        pay,
        input('service_area'),
        customInput.text(
          'why_stay',
          'Why people stay with you',
          'Steady hours, same partner, paid training',
        ),
        customInput.text('second_language', 'Second language for the ad', 'Spanish, or none'),
      ],
    },
    {
      id: 'hiring-hr.job-ads.where-to-post',
      version: 2,
      deliverables: [advice(350), steps(150)],
      title: 'Where to look for people',
      description: 'Six places that fit the role, with the words for each.',
      content: lines(
        'I am looking for: {specificOutcome}.',
        '{business_name} ({business_type})',
        'Role: {crew_role}.',
        'Area: {service_area}',
        'What I can spend on it, once: {post_budget}',
        'What I tried and what came of it: {tried}',
        "Name six places or groups in which people for this role in my trade can be found, near and cheap ones first: our own customers' shops, suppliers' counters, schools, community boards, clubs, job sites. For each: who to talk to, the opening words, cost, time, and how I will know that an applicant came from there.",
        'Put them in a two-week calendar with ten minutes a day. Reach wider than people like us, on purpose, and say how. Write the question on the form that tells me the source. Do not quote how well any site works; I will count. Say what to stop after 14 days, and from which number of applicants I pay for more.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '5 suitable applicants from at least 3 places in 14 days',
      additionalInputs: [
        input('crew_role', { required: true }),
        input('service_area'),
        customInput.money('post_budget', 'What you can spend on it, once', [0, 20000], {
          placeholder: '100',
        }),
        customInput.text('tried', 'What you tried', 'One site, 12 applied, 2 came'),
      ],
    },
    {
      id: 'hiring-hr.job-ads.phone-screen',
      version: 2,
      deliverables: [callScripts(1, 350), documents(1, 120, 'sheet')],
      title: 'Ten-minute phone screen',
      description: 'Six fair questions that save both of you a wasted morning.',
      content: lines(
        'What the call should give me: {specificOutcome}.',
        'Hiring at {business_name}, {business_type}',
        'Role: {crew_role}.',
        'What they must be able to do: {must_haves}.',
        'Hours and start of day: {hours}',
        'Write a call of ten minutes: greeting, what the job is in four honest sentences with the pay, six questions, their questions, what happens next and by when. Each question goes back to one thing the job needs, and says what a sufficient answer sounds like. Everybody gets the same six in the same order.',
        'Give me a sheet with a line for each answer and yes / not yet / no beside it, and the words to end a call kindly when a must-have is missing. Add a box of questions I must not ask or drift into when chatting (children, age, health, church, where somebody is from), and how to get back. Say what one wrongly reads into a nervous voice.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Three people invited after at most 90 minutes of calls',
      additionalInputs: [
        input('crew_role', { required: true }),
        customInput.text(
          'must_haves',
          'What they must be able to do',
          'Drive a van, start at 7, carry tools up stairs',
          { required: true },
        ),
        customInput.text('hours', 'Hours', 'Mon-Fri 7 to 3:30, two Saturdays'),
      ],
    },
    {
      id: 'hiring-hr.job-ads.referral-bonus',
      version: 2,
      needsCrew: true,
      calculators: ['cost-of-hire'],
      deliverables: [documents(1, 120), textMessages(3, 55), advice(180)],
      title: 'Pay my crew for finding people',
      description: 'A referral bonus that is fair, simple and paid on time.',
      content: lines(
        'Aim: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Role to fill: {crew_role}.',
        'Team: {team_size}',
        'What I could pay for a good find: {bonus}',
        'Design the bonus in five lines: who can earn it, how much, in which parts and on which day, what happens when two name the same person, and that a referral opens a door but decides nothing. Everyone goes through the same questions afterwards.',
        'Write the message to the crew, the card they can pass on with a phone number, and my thank-you when it did not work out. What an empty place leaves undone stands in the figures that come with this; set the bonus beside it. If we only ask friends of friends we stay as we are: say how to keep the door open to others. A bonus is usually pay, so list the payroll questions, and say what it could do to the mood.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '3 people recommended by the crew within 30 days',
      additionalInputs: [
        input('crew_role', { required: true }),
        customInput.money('bonus', 'Bonus you could pay', [0, 20000], {
          placeholder: '300',
        }),
        input('team_size'),
      ],
    },
  ],
} satisfies Subcategory;
