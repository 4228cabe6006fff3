import type { Contract } from '#shared/contract/index.ts';
import type { Output } from '#shared/contract/route.ts';

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
