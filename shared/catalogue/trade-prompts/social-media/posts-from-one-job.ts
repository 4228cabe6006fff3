import { customInput } from '../../custom-input.ts';
import { socialPosts, textMessages } from '../../deliver.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Money this month: posts from the job just done, each with a way to book. */
export const postsFromOneJob: TradePromptTemplate = {
  icon: 'camera',
  deliverables: [socialPosts(5, 85), textMessages(1, 40, 'asks for permission')],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'What I want from it: {specificOutcome}.',
      `{business_name}, ${trade.who}.`,
      'Place: {service_area}',
      'Platform: {primary_social_platforms}.',
      'The job, in my words: {job_done}.',
      'Photos I have of it: {photos_i_have}',
      `General, not about us: ${situation}`,
      request,
      `Swap any subject this job did not have, or has no photo of, for another true moment of it, and say so. Posts of under 80 words, each with its photo, over two weeks, every other one ending in a way to reach me. ${caution}`,
      'Faces, house numbers and plates only with a yes in writing; add the text that asks.',
      'Limits: {constraints}',
    ),
  inputs: (trade) => [
    input('primary_social_platforms'),
    customInput.text('job_done', 'The job you just did', `Yesterday: ${trade.usualJob}`, {
      required: true,
    }),
    customInput.text('photos_i_have', 'Photos you have of it', 'Before, after, one of the van'),
    input('service_area'),
  ],
};
