/** The checks as an assertion of promptfoo. */
import { casesOfRun } from '../cases/index.ts';
import { AnswerLine } from '../product/answer-line.ts';
import { checkLine } from '../score/check-line.ts';

const cases = new Map(
  casesOfRun({ heldOut: process.env.EVAL_HELD_OUT === 'yes' }).map((one) => [one.id, one]),
);

/** The function that promptfoo calls with an answer; it passes when every applicable check does. */
export default function check(output: string) {
  const line = AnswerLine.parse(JSON.parse(output));
  const one = cases.get(line.case);
  if (!one) return { pass: false, score: 0, reason: `There is no case ${line.case}.` };
  const rows = checkLine(one, line).filter(({ pass }) => pass !== null);
  const failed = rows.filter(({ pass }) => !pass);
  return {
    pass: failed.length === 0,
    score: rows.length ? (rows.length - failed.length) / rows.length : 1,
    reason: failed.map(({ id, why }) => `${id}: ${why.join(' ')}`).join('\n') || 'All that apply',
    namedScores: Object.fromEntries(rows.map(({ id, pass }) => [id, Number(pass)])),
  };
}
