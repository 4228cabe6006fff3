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
import type { Subcategory } from '../schema.ts';

/** Hearing what customers think, and answering it. */
export const feedback = {
  id: 'feedback-management',
  name: 'Feedback Management',
  about: 'Ask for feedback and reply to reviews.',
  icon: 'star',
  prompts: [
    {
      id: 'customer-service.feedback.honest-review-request',
      version: 6,
      deliverables: [callScripts(1, 50), textMessages(2, 45), steps(150)],
      title: 'Ask every customer for a review',
      description: 'A fair request, the right time to send it, and a link that works.',
      content: lines(
        'Goal: {specificOutcome}.',
        'Business: {business_name}, {business_type}',
        'Jobs per week: {jobs_per_week}',
        'Where reviews should go: {review_place}.',
        'Tone: {brand_voice}',
        'Write the request 3 ways: spoken at the van, a text the same evening, a reminder after 5 days. Keep each one short, say why it helps a small business, and make clear that any honest review is welcome, good or bad. The same request goes to everyone, happy or not, texts only to people who agreed to them, and we offer nothing in return.',
        "Say which moment in a visit is best for my trade, who asks, and what to do if the customer brings up a problem instead: fix that first, then leave the choice to them. Give steps for 30 days: how many to ask each week based on my jobs, and what to count. Tell me how to find my review link. If a site doesn't allow asking, say so and put the link on the website only. Don't make up a review.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'Every customer asked for 30 days, and 3 real new reviews',
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
      version: 4,
      deliverables: [reviewReplies(3, 70), callScripts(1, 60), advice(150)],
      title: 'Reply to a bad review',
      description: 'A short public reply and the private call to go with it.',
      content: lines(
        'What I want: {specificOutcome}.',
        '{business_name} ({business_type}) got this review:',
        '<customer_text>{review_text}</customer_text>',
        'Our side of it: {our_side}',
        'Tone: {brand_voice}',
        "Write a public reply of 50 to 80 words, meant for the next person who reads it. Thank them, name the one point that matters, say what we did or will do, and give a way to reach me. Don't argue point by point, don't share private details about the job or the address, and don't hint that the reviewer is lying.",
        "Along with it, a milder and a firmer version, 2 sentences each. Then how I call this customer, with the opening line, and what to fix if they're right. Don't ask anyone to take a review down for money or favors. If the reviewer isn't a customer of ours, tell me how to report it to the site and what proof to keep. Tell me whether to sleep on it or send it now.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'A calm public reply today and a call within 24 hours',
      additionalInputs: [
        input('review_text', { required: true }),
        customInput.text('our_side', 'Your side of it', 'We were late, but finished the same day'),
        input('brand_voice'),
      ],
    },
    {
      id: 'customer-service.feedback.three-question-survey',
      version: 5,
      deliverables: [textMessages(3, 35), documents(1, 80, 'card'), advice(200)],
      title: 'A 3-question survey',
      description: 'Short enough to answer standing up.',
      content: lines(
        'Purpose: {specificOutcome}.',
        "We're {business_name}, {business_type}",
        'What I want to find out: {want_to_know}.',
        'We send it by: {primary_service_channels}',
        'Jobs per week: {jobs_per_week}',
        'Write 3 questions: one with a number from 1 to 5, one "what could we have done better," one about what I want to find out. Use words a customer would use for my trade, and ask about the visit, not the company. Show them as a text conversation of 3 messages and as a card to leave behind.',
        "Then: when to send it, how to keep it fair to the crew, or honest if I work alone, what happens within a day when someone gives a 1 or 2, and how to read the answers on one page without fooling myself. Write the thank-you line. Text only customers who agreed to texts, with a way to stop. The rest get the card. All get the same questions, and answers don't decide who's asked for a public review.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome:
        'Every customer asked for 30 days, and one change made because of the answers',
      additionalInputs: [
        customInput.text(
          'want_to_know',
          'What you want to find out',
          'What almost made them call someone else',
          { required: true },
        ),
        input('jobs_per_week'),
      ],
    },
    {
      id: 'customer-service.feedback.monthly-themes',
      version: 6,
      deliverables: [advice(300), callScripts(1, 70)],
      title: 'What customers said this month',
      description: 'Go through the comments and pick one thing to change.',
      content: lines(
        'The result I want: {specificOutcome}.',
        'I own {business_name} ({business_type}).',
        'Comments, texts, and reviews from this month:',
        '<customer_text>{comments}</customer_text>',
        'Jobs per week: {jobs_per_week}',
        "Sort them into at most 5 themes. For each: how often it comes up, out of how many comments, one short quote from the comments, praise or complaint, and which part of the visit it's about. Count only what's written there. If a comment doesn't fit anywhere, leave it in a row called \"other.\"",
        "Then name the one change worth making next month. If a complaint keeps coming back, ask why until you get to something I can change. Give me the first step this week and who does it, and one thing customers like that I could do on purpose every time. Write 3 sentences for the next talk with the crew, or for my own notes, about jobs, not gossip about people. Loud isn't the same as often, so tell me which theme looks bigger than it is.",
        'Limits: {constraints}',
      ),
      defaultSpecificOutcome: 'One change chosen and started by Monday',
      additionalInputs: [
        customInput.area(
          'comments',
          'Comments from this month (leave out names)',
          'On time! / left a mess / nice, but the bill was a surprise',
          { required: true },
        ),
        input('jobs_per_week'),
      ],
    },
  ],
} satisfies Subcategory;
