import { expect, test } from 'vitest';
import { direct } from '#local/openai/director.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';

/** Typical questions, and the helper for each. */
const questions: readonly (readonly [string, HelperId | null])[] = [
  ['Three customers still have not paid me since September. What do I do?', 'finance'],
  ['Am I charging enough for a drain cleaning?', 'finance'],
  ['I sent a quote for a new roof ten days ago and heard nothing.', 'sales'],
  ['They say I am too expensive. What do I answer?', 'sales'],
  ['How do I get more calls from Google?', 'marketing'],
  ['My phone is quiet in January. How do I get customers?', 'marketing'],
  ['I want to write to people I worked for last year', 'marketing'],
  ['What should I post on Instagram this week?', 'social-media'],
  ['Is TikTok worth it for an electrician?', 'social-media'],
  ['Somebody left me a one-star review and it is not true', 'customer-service'],
  ['A client is furious because we scratched her floor', 'customer-service'],
  ['She wants her money back after we finished the job', 'customer-service'],
  ['I need a second plumber by spring. Where do I find one?', 'hiring-hr'],
  ['My best guy shows up late every Monday', 'hiring-hr'],
  ['What do I ask in an interview?', 'hiring-hr'],
  ['We drive across town four times a day', 'operations'],
  ['Which app should I use to plan my jobs?', 'operations'],
  ['I keep forgetting parts and have to go back to the shop', 'operations'],
  ['Can I afford a second van?', 'finance'],
  ['Who won the game last night?', null],
];

test('of 20 plain questions at least 18 get the right helper', () => {
  const wrong = questions.filter(([text, helper]) => direct(text).suggested_helper_id !== helper);
  expect(questions).toHaveLength(20);
  expect(
    wrong.map(([text]) => `${text} → ${direct(text).suggested_helper_id}`).length,
    JSON.stringify(wrong),
  ).toBeLessThanOrEqual(2);
});
