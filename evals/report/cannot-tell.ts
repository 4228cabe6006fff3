/** What no run can tell that asked no model. */
export const cannotTell: readonly string[] = [
  'Without a model and its key the exam cannot tell:',
  '  whether the advice is any good, since no answer of a model was read;',
  '  which of two models or prompts is better, and what one costs and takes;',
  '  whether a judge may be believed: that takes its grades of the pairs.',
  'It can tell: whether requests are whole, and whether the checks notice the stored faults (npm test).',
];
