/** What an admin operation is about, from its input: dollars, or helper, trade and id as far as present, or null. */
export const auditTarget = (input: Readonly<Record<string, unknown>>) => {
  const named = [input.helper_id, input.business_type, input.id].filter(
    (part) => typeof part === 'string',
  );
  if (typeof input.dollars === 'number') return `$${input.dollars}`;
  return named.length ? named.join(' / ') : null;
};

/** Why an admin does it, where the operation asks for a reason. */
export const auditReason = ({ reason }: Readonly<Record<string, unknown>>) =>
  typeof reason === 'string' ? reason : null;

/** Whether an operation of the contract only shows something. */
export const isLook = (operation: string) => /^(get|list|find|export)[A-Z]/.test(operation);
