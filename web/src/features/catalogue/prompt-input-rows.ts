import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';

const isShort = ({ type }: PromptInput) => type === 'select' || type === 'number';

/** The inputs in order, as rows: two short ones that follow each other share a row. */
export const inRows = (inputs: readonly PromptInput[]): PromptInput[][] => {
  const rows: PromptInput[][] = [];
  for (const input of inputs) {
    const last = rows.at(-1);
    const [beside] = last ?? [];
    if (last?.length === 1 && beside && isShort(beside) && isShort(input)) last.push(input);
    else rows.push([input]);
  }
  return rows;
};
