import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, reviewReplies, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Prompt } from '../schema.ts';

/** Four more questions owners bring to social media. */
export const moreQuickStarts = [
  {
    id: 'social-media.quick.is-it-worth-it',
    version: 2,
    calculators: ['cost-per-lead', 'add-up'],
    deliverables: [advice(280), steps(120)],
    title: 'Is posting worth my time?',
    description: 'An honest sum of hours in and jobs out.',
    content: lines(
      'What I want settled: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'Platform: {primary_social_platforms}.',
      'Hours a week I put in: {hours_spent}. Jobs in three months that came from it, as far as I know: {jobs_from_social}.',
      'A usual job: {average_job_value}',
      'The figures that come with this say what a job leaves. Add up what my jobs left and divide it by my hours over the 13 weeks; without the figures ask for them. Then compare an hour of posting with one other use of the same hours that would suit my trade, such as calling old quotes or asking for reviews.',
      'Answer with keep, cut in half, or stop. Add what else posting does for me that the sum cannot see (people who check us before calling, applicants) and how to test whether that is true by asking five customers one question.',
      'If my count is a guess, say how far it could be off before your answer changes. Then the two-week test that settles it.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'Keep, cut or stop, decided within 14 days',
    additionalInputs: [
      input('primary_social_platforms'),
      customInput.number('hours_spent', 'Hours a week you spend on it', [0, 60], {
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
    version: 2,
    deliverables: [advice(160), reviewReplies(1, 65), textMessages(1, 85)],
    title: 'Someone wrote something nasty',
    description: 'A public reply, a private message and a cool head.',
    content: lines(
      'I want: {specificOutcome}.',
      'Page of {business_name} ({business_type})',
      'Where it stands: {primary_social_platforms}.',
      'What they wrote: <customer_text>{comment_text}</customer_text>',
      'What I know about it: {my_side}',
      'Tone: {brand_voice}',
      'First tell me which of these it is: a customer with a point, a customer who is wrong, someone who is not our customer, or plain abuse. Say what in the text makes you think so.',
      'Then write a public reply of at most 60 words for the people who read along, a private message of at most 80 words that offers one next step, and what to do if a second round comes. If silence or hiding it is better, say that instead and why.',
      'Never reveal anything about a customer, their home or their bill in public. If I have threatened a lawyer or been threatened, stop and tell me who to ask. Name the part that people who were there would call true.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: 'A calm reply posted within 2 hours',
    additionalInputs: [
      input('primary_social_platforms', { label: 'Where was it posted?' }),
      customInput.area(
        'comment_text',
        'What they wrote, pasted',
        'Waited all day, nobody came, nobody called. Avoid!',
        { required: true, hint: 'Leave names and addresses out.' },
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
    version: 2,
    deliverables: [documents(1, 120, 'card'), callScripts(1, 100), advice(150)],
    title: 'Photos from every job',
    description: 'A two-minute routine on site that gives you something to post.',
    content: lines(
      'Goal: {specificOutcome}.',
      'Business: {business_name}, {business_type}',
      'Crew: {team_size}',
      'Jobs a week: {jobs_per_week}',
      'The work we do most: {product_service_name}.',
      'What happens today with photos: {photo_habit}',
      'Make a routine that adds two minutes to a job. Name the four moments worth a photo in our kind of work, how to stand, what must not be in the picture, and where the photos go so that nobody hunts for them.',
      'Write it as a card for the van in eight lines, then what I say to start it in under a minute, and the one question to ask the customer before the first photo, word for word. If I work alone, make all of it fit one pair of hands and leave the talk out of the card.',
      'Homes, people and plates need a yes; pictures of staff need theirs too, so list what to check with an adviser about consent. Not everybody wants to be filmed; say how that stays all right.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: '10 usable photos a week by the end of the month',
    additionalInputs: [
      input('product_service_name', { required: true, placeholder: 'Kitchens and bathrooms' }),
      input('team_size'),
      input('jobs_per_week'),
      customInput.text('photo_habit', 'What happens now?', 'One of us takes some, the rest forget'),
    ],
  },
  {
    id: 'social-media.quick.page-check',
    version: 2,
    deliverables: [advice(220), documents(1, 200, 'new texts')],
    title: 'Would you call this business?',
    description: 'Your page through the eyes of a stranger who needs help today.',
    content: lines(
      'Outcome: {specificOutcome}.',
      'Page: {business_name}, {business_type}, on {primary_social_platforms}.',
      'Area: {service_area}',
      'What the page says and shows: {page_now}.',
      'People should: {call_to_action}.',
      'Play a stranger with a problem in the evening who has three businesses open side by side. Tell me in order what you look for, what you find on ours, and the moment you would leave. Use only what I described; where you cannot see something, ask.',
      'Then the repair list: five changes, each under ten minutes, in the order that wins or loses the call. Write every text that changes, ready to paste: the about line, the pinned post, the automatic reply to a message, the button.',
      'Do not add stars, years or licenses I have not mentioned. Finish with the photo to put first and how to take it tomorrow. Name what I like on the page and a stranger does not care about.',
      'Limits: {constraints}',
    ),
    defaultSpecificOutcome: '5 repairs to the page done in one hour',
    additionalInputs: [
      input('primary_social_platforms'),
      input('call_to_action'),
      customInput.area(
        'page_now',
        'What is on the page?',
        'Logo, last post months ago, 40 photos of finished work, no hours',
        { required: true },
      ),
      input('service_area'),
    ],
  },
] satisfies Prompt[];
