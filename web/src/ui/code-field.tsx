import type { ComponentProps } from 'react';
import { TextField } from './signed-in-fields.ts';

/** The field for a code that was mailed or that an app shows; phones offer to fill it in. */
export const CodeField = ({
  label = 'Code',
  ...rest
}: Partial<ComponentProps<typeof TextField>>) => (
  <TextField {...rest} label={label} inputMode="numeric" autoComplete="one-time-code" />
);
