import { expect, test } from 'vitest';
import { catalogue } from '#shared/catalogue/index.ts';
import { answerAsMarkdown } from '#shared/domain/chat/answer-parts/answer-as-markdown.ts';
import {
  Deliverables,
  deliverablesText,
} from '#shared/domain/chat/answer-parts/declared-deliverables.ts';
import { composePrompt } from '#shared/domain/chat/prompt/compose-prompt.ts';
import { askStandIn, bluePipe } from '../support/answers/ask-stand-in.ts';

test('a plain question comes back in the owner’s words', () => {
  const answer = answerAsMarkdown(
    askStandIn(
      { helper: 'finance' },
      'Two loans now, 380 and 455. What do I look at every Friday?',
    ),
  );
  for (const words of ['loans', '380', '455', 'Friday']) expect(answer).toContain(words);
});

test('a condition of a person is not repeated', () => {
  const answer = answerAsMarkdown(
    askStandIn({ helper: 'hiring-hr' }, 'My painter is pregnant and the season starts'),
  );
  expect(answer).toContain('season starts');
  expect(answer).not.toContain('pregnant');
});

test('a blank without a value is named with a place for it, and a filled one is not', () => {
  const prompt = catalogue.marketing.quickStarts.find(({ id }) => id.endsWith('fill-open-slots'));
  if (!prompt) throw new Error('There is no such prompt');
  const text = composePrompt({
    content: prompt.content,
    definitions: prompt.additionalInputs,
    business: bluePipe,
    inputs: { open_slots: '6', product_service_name: 'drain cleaning' },
    specificOutcome: prompt.defaultSpecificOutcome,
  });
  const asked = deliverablesText(Deliverables.parse([{ kind: 'steps' }]));
  const parts = askStandIn({ helper: 'marketing', guided: prompt }, `${text}\n\n${asked}`);
  const answer = answerAsMarkdown(parts);
  expect(answer).toMatch(/Who (?:could you|I could) contact\?? \[confirm\]/);
  expect(answer).not.toMatch(/(?:open slots|job)[^\n]*\[confirm\]/i);
});

test('a complaint about another thing takes nothing from the example of the request', () => {
  const complaint = 'A customer is furious because we scratched her floor';
  const answer = answerAsMarkdown(askStandIn({ helper: 'customer-service' }, complaint));
  expect(answer).toContain('the floor');
  expect(answer).not.toMatch(/\brain\b|\bmud\b|\bdirty\b|clean it/i);
});

test('a price is checked without telling customers a new one', () => {
  const check = answerAsMarkdown(
    askStandIn({ helper: 'finance' }, 'Am I charging enough? I charge $140 per visit'),
  );
  expect(check).toContain('$140');
  expect(check).not.toMatch(/heads-up|starting \[date\]|new price/i);
  const raise = askStandIn({ helper: 'finance' }, 'I want to raise my prices in May');
  expect(answerAsMarkdown(raise)).toContain('heads-up');
});

test('a checklist has what the owner lists, else what it is for', () => {
  const listed = 'Write me a checklist for the van: pipe wrench, drain snake, drop cloths';
  const van = answerAsMarkdown(askStandIn({ helper: 'operations' }, listed));
  for (const item of ['Pipe wrench', 'Drain snake', 'Drop cloths'])
    expect(van).toContain(`- [ ] ${item}`);
  const end = 'Write me a checklist for the end of a roof repair';
  const roof = answerAsMarkdown(askStandIn({ helper: 'operations' }, end));
  expect(roof).toContain('- [ ] The roof repair: done');
});

test('what the product adds about a danger is not taken for the owner’s words', () => {
  const added =
    'Safety: the message may be about a shock. Contradict none of it:\n- Otherwise turn off the main breaker.';
  const answer = answerAsMarkdown(
    askStandIn({ helper: 'operations' }, `The vacuum smells burnt again\n\n${added}`),
  );
  expect(answer).toContain('vacuum smells burnt');
  expect(answer).not.toMatch(/Otherwise|main breaker/);
});
