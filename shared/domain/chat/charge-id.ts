/** The attempt that a charge is for. */
export type ChargeRef = { messageId: string; attempt: number; conversationId: string };

/** The charge id of an attempt. It contains the key of the question's item, so that the item can be read without a search. */
export const formatChargeId = ({ messageId, attempt, conversationId }: ChargeRef) =>
  `${messageId}#${attempt}#${conversationId}`;

/** The attempt of a charge id. */
export const parseChargeId = (id: string): ChargeRef => {
  const [messageId = '', attempt = '', conversationId = ''] = id.split('#');
  return { messageId, attempt: Number(attempt), conversationId };
};
