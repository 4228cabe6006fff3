import { falselyRefused } from '#evals/sabotage/measure.ts';
import { shippedExamples } from '#evals/sabotage/shipped-examples.ts';

const all = shippedExamples();
console.log(all.length, falselyRefused(all).join('\n'));
