import type { Contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';
import { tryoutSampleIds } from '#shared/domain/chat/tryout-sample-businesses.ts';
import type { App } from './app.ts';

export type AdminPrompt = Output<Contract['admin']['listPrompts']>['items'][number];

/** The fields of a prompt that an admin can change, with the version that was read. */
export const editOf = ({
  title,
  description,
  icon,
  prompt_content,
  additional_inputs,
  defaultSpecificOutcome,
  updated_at,
}: AdminPrompt) => ({
  title,
  description,
  icon,
  prompt_content,
  additional_inputs,
  defaultSpecificOutcome,
  updated_at,
});

/** Values for the required blanks of a prompt. */
export const filledIn = ({ additional_inputs }: Pick<AdminPrompt, 'additional_inputs'>) =>
  Object.fromEntries(
    additional_inputs
      .filter(({ required }) => required)
      .map(({ id, type, options, validation }) => [
        id,
        type === 'number'
          ? `${validation?.max ?? 480}`
          : (options?.[0]?.value ?? 'The water heater on Elm Street'),
      ]),
  );

/** Publishes an edit of a prompt as one that was tried as every sample business. */
export const publish = async (
  app: App,
  edit: Parameters<ReturnType<App['as']>['admin']['updatePrompt']>[0],
) => {
  const { savePromptTrial } = await import('#functions/admin/prompts/prompt-trials-table.ts');
  for (const sample of tryoutSampleIds) await savePromptTrial(edit, sample, new Date());
  return app.as('admin').admin.updatePrompt(edit);
};
