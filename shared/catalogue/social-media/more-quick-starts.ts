import { customInput } from '../custom-input.ts';
import {
  advice,
  callScripts,
  documents,
  reviewReplies,
  steps,
  textMessages,
} from '../deliverable-builders.ts';
import { input } from '../inputs.ts';
import { lines } from '../join-prompt-lines.ts';
import type { Prompt } from '../schema.ts';

/** Four more questions owners bring to social media. */
export const moreQuickStarts = [
  {
    id: 'social-media.quick.is-it-worth-it',
    version: 4,
    calculators: ['cost-per-lead', 'add-up'],
    deliverables: [advice(280), steps(120)],
    title: 'Is posting worth my time?',
    description: 'An honest look at hours in and jobs out.',
    content: lines(
      'What I want to decide: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'Platform: {primary_social_platforms}.',
      'Hours per week I spend on it: {hours_spent}. Jobs in 3 months that came from it, as far as I know: {jobs_from_social}.',
      'A typical job: {average_job_value}',
      'My figures show what I make on one job. Add up what I made on those jobs and divide it by my hours over the 13 weeks. Without the figures, ask for them. Then compare an hour of posting with one other use of that hour that would fit my trade, like calling old quotes or asking for reviews.',
      "Answer keep, cut in half, or stop. Add what else posting does for me that the math can't show (people who check us out before they call, job applicants) and how to test if that's true by asking 5 customers one question.",
      'If my count is a guess, tell me how far off it could be before your answer changes. Then give me the 2-week test that settles it.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'A decision within 14 days: keep going, cut back, or stop',
    additionalInputs: [
      input('primary_social_platforms'),
      customInput.number('hours_spent', 'Hours per week you spend on it', [0, 60], {
        required: true,
        placeholder: '3',
      }),
      customInput.number('jobs_from_social', 'Jobs from it in 3 months', [0, 500], {
        required: true,
        placeholder: '2',
      }),
      input('average_job_value'),
    ],
  },
  {
    id: 'social-media.quick.bad-comment',
    version: 3,
    deliverables: [advice(160), reviewReplies(1, 65), textMessages(1, 85)],
    title: 'Someone left a nasty comment',
    description: 'A calm public reply and a private message.',
    content: lines(
      'What I want: {specificOutcome}.',
      'Our page: {business_name} ({business_type})',
      'Where they posted it: {primary_social_platforms}.',
      'What they wrote: <customer_text>{comment_text}</customer_text>',
      'What I know about it: {my_side}',
      'Tone: {brand_voice}',
      "First tell me which one it is: a customer with a point, a customer who's wrong, someone who isn't our customer, or plain abuse. Say what in the text makes you think so.",
      "Then write a public reply of at most 60 words for everyone else reading, a private message of at most 80 words that offers one next step, and what to do if there's a second round. If it's better to say nothing or hide it, tell me that instead and why.",
      'Never share anything about a customer, their home, or their bill in public. If either of us has threatened to get a lawyer, stop and tell me who to ask. Name the part that people who were there would say is true.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Calm reply posted within 2 hours',
    additionalInputs: [
      input('primary_social_platforms', { label: 'Where was it posted?' }),
      customInput.area(
        'comment_text',
        'Paste what they wrote',
        'Waited all day, no one came, no one called. Avoid!',
        { required: true, hint: 'Leave out names and addresses.' },
      ),
      customInput.area(
        'my_side',
        'What do you know about it?',
        'We were late, I texted at 3, they never saw it',
      ),
      input('brand_voice', { defaultValue: 'professional' }),
    ],
  },
  {
    id: 'social-media.quick.crew-photos',
    version: 4,
    deliverables: [documents(1, 120, 'card'), callScripts(1, 100), advice(150)],
    title: 'Photos from every job',
    description: 'A 2-minute routine on site, so you always have something to post.',
    content: lines(
      'Goal: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'Crew: {team_size}',
      'Jobs per week: {jobs_per_week}',
      'The work we do most: {product_service_name}.',
      'What happens with photos now: {photo_habit}',
      "Make a routine that adds 2 minutes to a job. Name the 4 moments worth a photo in our kind of work, how to stand, what can't be in the picture, and where to put the photos so no one hunts for them.",
      'Write it as an 8-line card for the van, then what I say to get it started in under a minute, and the one question to ask the customer before the first photo, word for word. If I work alone, make it all work for one person and skip the talk.',
      'Homes, people, and license plates need a yes. So do photos of anyone who works for me, so list what to ask a lawyer about consent. Not everyone wants to be filmed, so tell me how to make that OK.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: '10 usable photos a week by the end of the month',
    additionalInputs: [
      input('product_service_name', { required: true }),
      input('team_size'),
      input('jobs_per_week'),
      customInput.text(
        'photo_habit',
        'What happens now?',
        'A few jobs get photos, most get forgotten',
      ),
    ],
  },
  {
    id: 'social-media.quick.page-check',
    version: 4,
    deliverables: [advice(220), documents(1, 200, 'new page wording')],
    title: 'Would you call this business?',
    description: 'See your page the way a stranger who needs help today would see it.',
    content: lines(
      'What I want: {specificOutcome}.',
      'Our page: {business_name}, {business_type}, on {primary_social_platforms}.',
      'Area: {service_area}',
      "What's on the page now: {page_now}.",
      'What people should do next: {call_to_action}.',
      "Pretend you're a stranger with a problem, in the evening, with 3 businesses open side by side. Tell me in order what you look for, what you find on ours, and the moment you'd leave. Only use what I described. If you can't see something, ask.",
      'Then list the fixes: 5 changes, each under 10 minutes, starting with the ones that win or lose the call. Write everything that changes, ready to paste: the about line, the pinned post, the automatic reply to a message, the button.',
      "Don't add stars, years, or licenses I haven't mentioned. Finish with the photo to put first and how to take it tomorrow. Name what I like on the page that a stranger doesn't care about.",
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: '5 fixes to the page done in one hour',
    additionalInputs: [
      input('primary_social_platforms'),
      input('call_to_action'),
      customInput.area(
        'page_now',
        "What's on the page?",
        'Logo, last post months ago, 40 photos of finished work, no hours',
        { required: true },
      ),
      input('service_area'),
    ],
  },
] satisfies Prompt[];
