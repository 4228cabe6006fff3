import type { FilledPrompt } from '#shared/domain/chat/chat.ts';

/** What the owner filled into a prompt, for example "Quote amount: 480", so that an answer can be checked against it. */
export const filledLines = (prompt: FilledPrompt | null): string[] => [
  ...Object.entries(prompt?.additionalInputs ?? {})
    .filter(([, value]) => value.trim())
    .map(([id, value]) => `${labelOf(id)}: ${value}`),
  ...(prompt?.constraints ? [`Limits: ${prompt.constraints}`] : []),
];

/** The id of an input as words: "quote_amount" reads "Quote amount". */
const labelOf = (id: string) => {
  const words = id.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
