import { createHmac } from 'node:crypto';

/** The signature header of a webhook, made without the SDK so that it does not depend on the code that checks it. */
export const signatureOf = (payload: string, secret: string, at = Date.now()) => {
  const t = Math.floor(at / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${payload}`).digest('hex')}`;
};
