import type { PromptInput } from '../../domain/catalogue/starter-prompt.ts';

/** An input of the library before its key becomes its id. */
export type LibraryInput = Omit<PromptInput, 'id'>;

/** The entries of a select, written as value and label. */
export const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The entries of a select whose values are already the words an owner reads. */
export const words = (values: readonly string[]) =>
  values.map((value) => ({ value, label: value }));
