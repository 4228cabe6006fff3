/** Dangers in what an owner asks, as a file of its own that is read with the first question. */
import type { FilledPrompt } from '../turn-schemas.ts';

export { questionRules } from './answer-rules-for-dangers.ts';
export { stepsBack } from './dangers.ts';
export { findDangersOfOwner } from './find-dangers.ts';
export { loadSafetyLanguage } from './safety-card.ts';

/** What an owner wrote with a question: the text, and what was filled into a prompt. */
export const questionText = ({
  text,
  prompt,
}: {
  text: string;
  prompt?: FilledPrompt | null | undefined;
}): string =>
  [text, prompt?.constraints ?? '', ...Object.values(prompt?.additionalInputs ?? {})]
    .filter(Boolean)
    .join('\n');
