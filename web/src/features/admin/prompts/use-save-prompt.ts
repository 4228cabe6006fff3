import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Problem } from '#shared/contract/problem.ts';
import { api } from '#web/core/api.ts';
import { toast } from '#web/core/toast.tsx';
import { type PromptPlace, promptsQuery } from '../admin-queries.ts';
import type { PromptWords } from './prompt-fields.tsx';

/** Whether a save was refused because another one came first. */
export const isConflict = (error: unknown) => error instanceof Problem && error.code === 'conflict';

/** What an admin may change of a prompt, without spaces around it. */
export const tidyWords = ({
  title,
  description,
  icon,
  prompt_content,
  additional_inputs,
  defaultSpecificOutcome,
}: PromptWords) => ({
  icon,
  additional_inputs,
  title: title.trim(),
  description: description.trim(),
  prompt_content: prompt_content.trim(),
  defaultSpecificOutcome: defaultSpecificOutcome.trim(),
});

/** Saves a prompt in the place of the version `seen`. */
export const useSavePrompt = (place: PromptPlace, id: string, onSaved: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ words, seen }: { words: PromptWords; seen: string }) =>
      api.admin.updatePrompt({ ...place, id, updated_at: seen, ...tidyWords(words) }),
    onSuccess: () => {
      toast('Published');
      onSaved();
    },
    // Also after a refusal: somebody else may have changed it, and then the list is out of date.
    onSettled: () => client.invalidateQueries(promptsQuery(place)),
  });
};
