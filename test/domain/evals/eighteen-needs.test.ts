import { expect, test } from 'vitest';
import { checkedQuestion, filledBlanks } from '#evals/cases/checked-question.ts';
import type { ExamCase } from '#evals/cases/exam-case.ts';
import { loadCases, loadHeldOutCases } from '#evals/cases/index.ts';
import { validateInputs } from '#shared/domain/catalogue/prefill-and-validate-inputs.ts';
import { withPlainPunctuation } from '#shared/domain/chat/answer-checks/words-and-sentences.ts';
import { findShippedPrompt } from '#shared/starter-prompts/find-shipped-prompt.ts';

const cases = [...loadCases(), ...loadHeldOutCases()].filter(({ kind }) => kind === 'need');
const promptOf = ({ prompt = '' }: ExamCase) => findShippedPrompt(prompt);
const writtenIn = ({ blanks = {} }: ExamCase) =>
  withPlainPunctuation(Object.values(blanks).join('\n'));
const isFound = (pattern: string, words: string) => RegExp(pattern, 'iu').test(words);

test('each of the eighteen needs has a case of its own', () => {
  expect(cases).toHaveLength(18);
  expect(new Set(cases.map(({ prompt }) => prompt)).size).toBe(18);
  expect(new Set(cases.map(({ business }) => business)).size).toBe(18);
});

test.each(cases.map((one) => [one.id, one] as const))(
  '%s asks an existing prompt, filled in',
  (_, one) => {
    const prompt = promptOf(one);
    expect(prompt?.id.split('.')[0]).toBe(one.helper);
    const ids = prompt?.additionalInputs.map(({ id }) => id) ?? [];
    expect(Object.keys(one.blanks ?? {}).filter((id) => !ids.includes(id))).toEqual([]);
    expect(validateInputs(prompt?.additionalInputs ?? [], filledBlanks(one))).toEqual({});
    expect(checkedQuestion(one).deliverables.length).toBeGreaterThan(2);
  },
);

test.each(cases.map((one) => [one.id, one] as const))(
  '%s keeps what stands in its question and expects what does not',
  (_, one) => {
    const { keeps = [], must = [], must_not = [] } = one.expect;
    expect(keeps.filter((pattern) => !isFound(pattern, writtenIn(one)))).toEqual([]);
    expect([...must, ...must_not].filter((pattern) => isFound(pattern, writtenIn(one)))).toEqual(
      [],
    );
  },
);
