import type { Criterion } from './rubric.ts';
import { criteria } from './rubric.ts';
import type { JudgedAnswer, Verdict } from './verdict.ts';

const blockOf = (name: string, text: string) =>
  new RegExp(`<${name}_(\\w+)>\\n([\\s\\S]*?)\\n</${name}_\\1>`).exec(text)?.[2] ?? '';

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu));

/** The share of the question's words that occur in an answer. */
const share = (question: string, answer: string) => {
  const asked = wordsOf(question);
  const said = wordsOf(answer);
  return [...asked].filter((word) => said.has(word)).length / Math.max(1, asked.size);
};

const judged = (value: number): JudgedAnswer => {
  const score = Math.min(5, 1 + Math.round(value * 8));
  const scores = Object.fromEntries(criteria.map((id) => [id, score])) as Record<Criterion, number>;
  return { ...scores, send: score > 3 ? 'yes' : 'no' };
};

/** A verdict by counting words instead of a model: it tests the pipeline and says nothing about the advice. */
export const standInVerdict = (text: string): Verdict => {
  const question = blockOf('question', text);
  const [first, second] = [blockOf('first', text), blockOf('second', text)].map((answer) =>
    share(question, answer),
  ) as [number, number];
  const ahead = second - first;
  const side = ahead > 0 ? 'second' : 'first';
  const better =
    Math.abs(ahead) < 0.03 ? 'same' : Math.abs(ahead) > 0.15 ? (`${side}-much` as const) : side;
  return {
    why: 'Counted words of the question; no model was asked.',
    first: judged(first),
    second: judged(second),
    better,
  };
};
