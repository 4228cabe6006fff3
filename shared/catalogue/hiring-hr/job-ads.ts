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

const pay = customInput.text('pay_range', 'Pay range', '{payRange}');

/** Finding people who want to do this work. */
export const jobAds = {
  id: 'hiring-job-ads',
  name: 'Hiring & Job Ads',
  about: 'Write ads that good people answer.',
  icon: 'user-search',
  prompts: [
    {
      id: 'hiring-hr.job-ads.job-advert',
      version: 5,
      deliverables: [
        documents(1, 180, 'ad'),
        socialPosts(1, 50),
        documents(1, 180, 'second language'),
      ],
      title: 'A job ad worth answering',
      description: 'Pay, hours, the real work, and how to apply in a minute.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Where: {service_area}',
        'Role: {crew_role}.',
        'Pay: {pay_range}',
        "What's good about the job: {why_stay}",
        'Second language for the ad: {second_language}',
        'Write a 150-word ad: the work on a typical day, hours, place, pay, what we teach, what they need to bring, how to apply by text in a minute. Say the hard part too (heat, stairs, early start), so no one is surprised. Below it, the same in the second language if I named one, for a fluent speaker to check. Then a 40-word post.',
        "Ask only for what the job needs, and cut words that hint at age, sex, origin, or family. Mark license, lifting, or driving requirements for an employment lawyer. Some places require pay in the ad, so tell me to check mine. Hours, pay, and benefits I didn't give are [confirm]. Name the line that makes a good worker scroll past.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '5 good applicants within 14 days',
      additionalInputs: [
        input('crew_role', { required: true }),
        pay,
        input('service_area'),
        customInput.text(
          'why_stay',
          "What's good about the job?",
          'Steady hours, home by 4, paid training',
        ),
        customInput.text('second_language', 'Second language for the ad', '{secondLanguage}'),
      ],
    },
    {
      id: 'hiring-hr.job-ads.where-to-post',
      version: 5,
      deliverables: [advice(350), steps(150)],
      title: 'Where to find good workers',
      description: 'Six places that fit the role, and what to say at each one.',
      content: lines(
        "What I'm looking for: {specificOutcome}.",
        '{business_name} ({business_type})',
        'Role: {crew_role}.',
        'Area: {service_area}',
        'One-time budget for it: {post_budget}',
        "What I've tried and how it went: {tried}",
        "Name 6 places or groups where I can find people for this role in my trade, near and cheap ones first: people who worked with me before, supplier counters, schools, community boards, clubs, job sites. For each: who to talk to, what to say first, cost, time, and how I'll know an applicant came from there.",
        "Put them on a 2-week calendar with 10 minutes a day. Reach beyond people like us, on purpose, and say how. Write the question on the form that tells me the source. Don't quote how well any site works, because I'll count. Tell me what to stop after 14 days, and at what number of applicants I should pay for more.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '5 good applicants from at least 3 places in 14 days',
      additionalInputs: [
        input('crew_role', { required: true }),
        input('service_area'),
        customInput.money('post_budget', 'One-time budget for it', [0, 20000], {
          placeholder: '{100}',
        }),
        customInput.text('tried', "What you've tried", 'One site, 12 applied, 2 showed up'),
      ],
    },
    {
      id: 'hiring-hr.job-ads.referral-bonus',
      version: 4,
      needsCrew: true,
      calculators: ['cost-of-hire'],
      deliverables: [documents(1, 120), textMessages(3, 55), advice(180)],
      title: 'A referral bonus for my crew',
      description: 'Pay your crew for finding people: fair, simple, and on time.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Role to fill: {crew_role}.',
        'Team: {team_size}',
        'What I could pay for a good hire: {bonus}',
        'Design the bonus in 5 lines: who can earn it, how much, in what parts and on what day, what happens when 2 people name the same person, and that a referral opens a door but decides nothing. Everyone goes through the same questions afterward.',
        "Write the message to the crew, the card they can pass on with a phone number, and my thank-you when it didn't work out. The figures that come with this show the work I turn away each week while the job is open, so compare the bonus with that. If we only ask friends of friends, we stay the way we are, so say how to keep the door open to others. A bonus usually counts as pay, so list the payroll questions, and say what it could do to morale.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '3 people referred by the crew within 30 days',
      additionalInputs: [
        input('crew_role', { required: true }),
        customInput.money('bonus', 'Bonus you could pay', [0, 20000], {
          placeholder: '{300}',
        }),
        input('team_size'),
      ],
    },
    {
      id: 'hiring-hr.job-ads.phone-screen',
      version: 4,
      deliverables: [callScripts(1, 350), documents(1, 120, 'sheet')],
      title: 'Ten-minute phone screen',
      description: 'Six fair questions that save you both a wasted morning.',
      content: lines(
        'What I want from the call: {specificOutcome}.',
        'Hiring at {business_name}, {business_type}',
        'Role: {crew_role}.',
        'What they need to be able to do: {must_haves}.',
        'Hours and start time: {hours}',
        'Write a 10-minute call: greeting, what the job is in 4 honest sentences with [pay], 6 questions, their questions, what happens next and by when. Each question ties to one thing the job needs, and says what a good enough answer sounds like. Everyone gets the same 6 in the same order.',
        "Give me a sheet with a line for each answer and yes / not yet / no next to it, and what to say to end a call kindly when a must-have is missing. Add a box of questions I can't ask or drift into while chatting (children, age, health, church, where someone is from), and how to get back on track. Say what people wrongly read into a nervous voice.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Three people invited after 90 minutes of calls at most',
      additionalInputs: [
        input('crew_role', { required: true }),
        customInput.text(
          'must_haves',
          'What they need to be able to do',
          'Drive, start at 7, carry heavy loads',
          { required: true },
        ),
        customInput.text('hours', 'Hours and start time', 'Mon-Fri 7 to 3:30, 2 Saturdays'),
      ],
    },
  ],
} satisfies Subcategory;
