import { readFileSync } from 'node:fs';
import { checkedQuestion } from '#evals/cases/checked-question.ts';
import { loadCases } from '#evals/cases/index.ts';
import { checkAnswer } from '#shared/domain/chat/answer-checks/index.ts';

const cases = new Map(loadCases().map((one) => [one.id, one]));
for (const n of ['good', 'bad', 'stand-in'])
  for (const r of JSON.parse(readFileSync(`test/fixtures/answers/${n}.json`, 'utf8'))) {
    const f = checkAnswer(r.answer, checkedQuestion(cases.get(r.case)!)).filter(
      (x) =>
        x.pass === false &&
        !r.fails.includes(x.id) &&
        (n !== 'stand-in' || !['words', 'deliverables'].includes(x.id)),
    );
    if (f.length) console.log(n, r.case, JSON.stringify(f));
  }
