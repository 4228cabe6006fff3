import {
  falselyRefused,
  goodHalves,
  noticedByKind,
  noticedLines,
} from '#evals/sabotage/measure.ts';
import { loadGoodAnswers, loadNearMisses } from '#evals/sabotage/near-misses.ts';

for (const set of ['tuning', 'held-out'] as const) {
  const pairs = loadNearMisses(set);
  console.log(noticedLines(set, noticedByKind(pairs)).join('\n'));
  if (set === 'tuning' || process.argv[2] === 'all') {
    console.log('good halves', falselyRefused(goodHalves(pairs)).join('\n'));
    console.log('good', falselyRefused(loadGoodAnswers(set)).join('\n'));
  } else {
    console.log(
      'refused good halves',
      falselyRefused(goodHalves(pairs)).length,
      'good',
      falselyRefused(loadGoodAnswers(set)).length,
    );
  }
}
