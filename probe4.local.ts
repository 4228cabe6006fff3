import { loadGradedPairs } from '#evals/judge/pairs/index.ts';
import { falselyRefused, goodHalves } from '#evals/sabotage/measure.ts';
import { loadGoodAnswers, loadNearMisses } from '#evals/sabotage/near-misses.ts';

console.log(
  falselyRefused([...goodHalves(loadNearMisses('held-out')), ...loadGoodAnswers('held-out')]).join(
    '\n',
  ),
);
const pairs = loadGradedPairs().filter((p) => p.grade !== 0);
console.log(pairs.length);
const r = falselyRefused(
  pairs.map((p) => ({
    id: p.id,
    helper: p.helper,
    trade: '',
    answer: {
      parts: [{ kind: 'text', markdown: p.grade < 0 ? p.first : p.second }],
      form: 'parts',
      finish: 'stop',
      facts: [],
      decisions: [],
    },
    question: {
      today: '2026-11-18',
      business: {},
      typed: [p.question],
      given: [],
      deliverables: [],
      sums: [],
      isDirector: false,
      expect: {},
    },
  })) as never,
);
console.log(r.length, r.join('\n'));
