import { customInput } from '../../custom-input.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Money this month: posts from the job just done, each with a way to book. */
export const postsFromOneJob: TradePromptTemplate = {
  icon: 'camera',
  content: ({ situation, request, caution }, trade) =>
    lines(
      'What I want from it: {specificOutcome}.',
      `{business_name}, ${trade.who}.`,
      'Place: {service_area}',
      'Platform: {primary_social_platforms}.',
      'The job, in my words: {job_done}.',
      situation,
      request,
      `Write all of them ready to post, under 80 words each, in the words of someone who does the work, with the photo to take beside each one. Spread them over two weeks and end every other one with a way to reach me. ${caution}`,
      'Faces, house numbers and plates stay out unless the owner said yes in writing; give me the one-line text that asks. No invented praise.',
      'Limits: {constraints}',
    ),
  inputs: (trade) => [
    input('primary_social_platforms'),
    customInput.text('job_done', 'The job you just did', `Yesterday: ${trade.usualJob}`, {
      required: true,
    }),
    input('service_area'),
  ],
};
