import { customInput } from '../../custom-input.ts';
import { socialPosts, textMessages } from '../../deliverable-builders.ts';
import { input } from '../../inputs.ts';
import { lines } from '../../join-prompt-lines.ts';
import type { TradePromptTemplate } from '../template.ts';

/** Money this month: posts from the job just done, each with a way to book. */
export const postsFromOneJob: TradePromptTemplate = {
  icon: 'camera',
  deliverables: [socialPosts(5, 85), textMessages(1, 40, 'asks for permission')],
  content: ({ situation, request, caution }, trade) =>
    lines(
      'What I want from it: {specificOutcome}.',
      `We're {business_name}, ${trade.who}.`,
      'Area: {service_area}',
      'Platform: {primary_social_platforms}.',
      'The job, in my words: {job_done}.',
      'Photos I have of it: {photos_i_have}',
      `General, not about us: ${situation}`,
      request,
      `Swap any subject my job and photos don't have for one they do, or write [fill in]. Posts under 80 words over 2 weeks, each with its photo, every other one ending with a way to reach me. ${caution}`,
      'Their home, faces, house numbers, and plates only with a yes in writing. Add a text that asks.',
      'Limits: {constraints}',
    ),
  inputs: (trade) => [
    input('primary_social_platforms'),
    customInput.text('job_done', 'The job you just did', 'We just finished {usualJob}', {
      required: true,
    }),
    customInput.text('photos_i_have', 'Photos you have of the job', trade.photosExample),
    input('service_area'),
  ],
};
