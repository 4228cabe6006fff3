/** What an API answers: an object as JSON, a text as it is. */
export type ApiAnswer = { readonly status: number; readonly body: unknown };

/** What becomes of the answer to a call that was done, by a fault that is no answer of its own; `broken` is an error of the server. */
export const withFault = (
  answered: ApiAnswer,
  fault: string | undefined,
  broken: ApiAnswer,
): ApiAnswer | 'lost' => {
  const body = answered.body as object;
  if (fault === 'lost') return 'lost';
  if (fault === 'written-500') return broken;
  if (fault === 'repeats') return { ...answered, body: { ...body, nextPageToken: '0' } };
  if (fault === 'extra') return { ...answered, body: { ...body, somethingNew: [{ a: 1 }] } };
  return answered;
};
