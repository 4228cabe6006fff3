/** Which part of the input names what an admin operation is about: a place in the catalogue, an id, dollars, or nothing. */
export const auditTarget = (input: Readonly<Record<string, unknown>>) => {
  const named = [input.helper_id, input.business_type, input.id].filter(
    (part) => typeof part === 'string',
  );
  if (typeof input.dollars === 'number') return `$${input.dollars}`;
  return named.length ? named.join(' / ') : null;
};
