import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { numbersQuery } from '#web/features/numbers/numbers-query.ts';
import { PromptFormDialog } from './prompt-form-dialog.tsx';

/** The dialog of a prompt; one that asks for numbers waits for the kept ones, and can be filled in without them. */
export const PromptDialogWithNumbers = (props: ComponentProps<typeof PromptFormDialog>) => {
  const { starter, context } = props;
  const { data, isLoading } = useQuery({
    ...numbersQuery(context.business.id ?? ''),
    enabled: context.business.id !== undefined,
    retry: false,
  });
  const asksNumbers =
    starter.calculators !== undefined ||
    starter.additionalInputs.some(({ type }) => type === 'number');
  return asksNumbers && isLoading ? null : (
    <PromptFormDialog {...props} context={{ ...context, known: data }} />
  );
};
