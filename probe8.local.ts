import { checkedQuestion } from '#evals/cases/checked-question.ts';
import { loadCases } from '#evals/cases/index.ts';

for (const id of [
  'operations.perez-painting.more-jobs-a-week',
  'operations.one-list.more-jobs-a-week',
])
  console.log(JSON.stringify(checkedQuestion(loadCases().find((c) => c.id === id)!).typed));
