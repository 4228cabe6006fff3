import { expect, test } from 'vitest';
import { assistantAnswer } from '#local/openai/general-assistant.ts';
import { replyContextOf } from '#local/openai/reply-context.ts';
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

const asked = (content: string) => replyContextOf({ messages: [{ role: 'user', content }] });
const helperFor = (question: string) => assistantAnswer(asked(question)).suggested_helper_id;

test('of 20 plain questions at least 18 get the right helper', () => {
  const wrong = questions.filter(([text, helper]) => helperFor(text) !== helper);
  expect(questions).toHaveLength(20);
  expect(
    wrong.map(([text]) => `${text} → ${helperFor(text)}`).length,
    JSON.stringify(wrong),
  ).toBeLessThanOrEqual(2);
});

test('a question of a helper that is not part of the plan goes to one that can, else it is answered', () => {
  const overdue = asked('Three customers still have not paid me. What do I do?');
  const open = assistantAnswer(overdue, ['finance']).suggested_helper_id;
  expect(['customer-service', null]).toContain(open);
  const route = asked('We drive across town four times a day');
  const { response, suggested_helper_id } = assistantAnswer(route, ['operations']);
  expect(suggested_helper_id).toBeNull();
  expect(response).toContain('**Start here:**');
});
