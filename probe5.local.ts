import { checkedQuestion } from '#evals/cases/checked-question.ts';
import { loadCases } from '#evals/cases/index.ts';
import { amountsOf } from '#shared/domain/chat/answer-checks/sources.ts';

const q = (id: string) => checkedQuestion(loadCases().find((c) => c.id === id)!);
const k = q('sum.no-show.cleaners');
console.log(
  JSON.stringify(amountsOf('The no-show cost is $116 a month', k)),
  k.sums[0].figures.map((f) => [
    f.label,
    f.value,
    f.unit,
    f.inputs.map((i) => i.label + i.value + i.unit),
  ]),
);
