import { customInput } from '../custom-input.ts';
import { advice, callScripts, documents, reviewReplies, steps, textMessages } from '../deliver.ts';
import { input } from '../inputs.ts';
import { lines } from '../lines.ts';
import type { Subcategory } from '../schema.ts';

/** Hearing what customers think, and answering it. */
export const feedback = {
  id: 'feedback-management',
  name: 'Feedback Management',
  icon: 'star',
  prompts: [
    {
      id: 'customer-service.feedback.honest-review-request',
      version: 2,
      deliverables: [callScripts(1, 50), textMessages(2, 45), steps(150)],
      title: 'Ask every customer for a review',
      description: 'A fair request, the moment to send it and the link that works.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Jobs a week: {jobs_per_week}',
        'Where reviews should go: {review_place}.',
        'Tone: {brand_voice}',
        'Write the request three ways: spoken at the van, a text the same evening, a reminder after five days. Each is short, says why it helps a small business, and makes clear that an honest word is welcome whatever it says. The same request goes to everyone, pleased or not; nothing is offered in return.',
        'Say which moment in a visit suits my trade best, who asks, and what to do when the customer mentions a problem instead: fix that first, then leave the choice to them. Give steps for 30 days: how many to ask a week from my jobs and what to count. Say how to find my review link; where a site does not allow asking, say so and leave the link on the website only. Make up no review, not even a sample.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '5 genuine new reviews in 30 days',
      additionalInputs: [
        customInput.select(
          'review_place',
          'Where reviews should go',
          [
            ['google', 'Google Business Profile'],
            ['facebook', 'Facebook'],
            ['nextdoor', 'Nextdoor'],

            ['website', 'Our website'],
          ],
          { required: true, defaultValue: 'google' },
        ),
        input('jobs_per_week'),
        input('brand_voice'),
      ],
    },
    {
      id: 'customer-service.feedback.answer-a-bad-review',
      version: 2,
      deliverables: [reviewReplies(3, 70), callScripts(1, 60), advice(150)],
      title: 'Answer a bad review',
      description: 'A short public reply and the private call that goes with it.',
      content: lines(
        'What the reply is for: {specificOutcome}.',
        '{business_name} ({business_type}) got this:',
        '<customer_text>{review_text}</customer_text>',
        'Our side of it: {our_side}',
        'Tone: {brand_voice}',
        'Write a public answer in 50 to 80 words, meant for the next person who reads it. Thank, name the one point that matters, say what we did or will do, give a way to reach me. No argument point by point, no private details about the job or the address, no hint that the writer lies.',
        'Beside it, a milder and a firmer version of two sentences each. Then how I call this customer, with the opening line, and what to fix if they are right. Nobody is asked to take it down for money or favors. If the review is not from a customer of ours, tell me how to report it to the site and what proof to keep. Say whether to sleep on it or send now.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A calm public answer today and a call within 24 hours',
      additionalInputs: [
        input('review_text', { required: true }),
        customInput.text('our_side', 'Your side of it', 'We were late, but finished the same day'),
        input('brand_voice'),
      ],
    },
    {
      id: 'customer-service.feedback.three-question-survey',
      version: 2,
      deliverables: [textMessages(3, 35), documents(1, 80, 'card'), advice(200)],
      title: 'A survey of three questions',
      description: 'Short enough to be answered standing up.',
      content: lines(
        'Purpose: {specificOutcome}.',
        'We are {business_name}, {business_type}',
        'I want to find out: {want_to_know}.',
        'Sent by: {primary_service_channels}',
        'Jobs a week: {jobs_per_week}',
        'Write three questions and no more: one with a number from 1 to 5, one "what should we have done better", one about the thing I want to find out. Use words a customer would use for my trade, and ask about the visit, not about the company. Show them as a text conversation of three messages and as a card to leave behind.',
        'Then: when to send it, how to keep it fair to the crew, what happens within a day when somebody gives a 1 or 2, and how to read 20 answers on one page without fooling myself. Write the thank-you line. Everyone gets the same survey, and answers are not used to choose who is asked for a public review.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: '20 answers in 30 days and one change made because of them',
      additionalInputs: [
        customInput.text(
          'want_to_know',
          'What you want to find out',
          'Why people do not book the second visit',
          { required: true },
        ),
        input('jobs_per_week'),
      ],
    },
    {
      id: 'customer-service.feedback.monthly-themes',
      version: 2,
      deliverables: [advice(300), callScripts(1, 70)],
      title: 'What customers said this month',
      description: 'Read a pile of comments and pick one thing to change.',
      content: lines(
        'Result wanted: {specificOutcome}.',
        'Owner of {business_name} ({business_type})',
        'Comments, texts and reviews of this month:',
        '<customer_text>{comments}</customer_text>',
        'Jobs done in that time: {jobs_done}',
        'Sort them into at most five themes. For each: how often it comes up, one short quote from the pile, praise or complaint, and which part of the visit it touches. Count only what stands there; if a comment fits nowhere, leave it in a row called "other".',
        'Then name the one change worth making next month, with the first step this week and who does it, and one thing customers like that I could do on purpose every time. Write three sentences for the next talk with the crew, or for my own notes, with credit by job and not by gossip. Loud is not the same as frequent: tell me which theme looks bigger than it is.',
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One change chosen and started by Monday',
      additionalInputs: [
        customInput.area(
          'comments',
          'Comments of this month (leave names out)',
          'On time! / hallway dusty / kind, but the bill was a surprise',
          { required: true },
        ),
        customInput.number('jobs_done', 'Jobs done this month', [1, 5000], { placeholder: '46' }),
      ],
    },
  ],
} satisfies Subcategory;
