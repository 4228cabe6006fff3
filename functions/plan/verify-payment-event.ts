import { Problem } from '#shared/contract/problem.ts';
import { connectStripe, type Stripe } from '../lib/stripe.ts';

/** How far the clocks may differ, in seconds, to either side. */
const tolerance = 300;

/** The event a webhook carries, once its signature and its time are found to be right; anything else is `invalid`. */
export const verifyPaymentEvent = async (
  rawBody: string,
  signature: string | undefined,
  now: Date,
): Promise<Stripe.Event> => {
  const { stripe, webhookSecret } = await connectStripe();
  try {
    // The SDK refuses what is too old, but not what comes from the future.
    const [time, ...more] = [...(signature ?? '').matchAll(/(?:^|,)t=(\d+)/g)].map(([, t]) => t);
    if (time === undefined || more.length) throw new Error('One timestamp is expected');
    if (Number(time) > now.getTime() / 1000 + tolerance) throw new Error('From the future');
    const event = stripe.webhooks.constructEvent(
      rawBody,
      signature ?? '',
      webhookSecret,
      tolerance,
      undefined,
      now.getTime(),
    );
    if (typeof event?.type !== 'string') throw new Error('An event is expected');
    return event;
  } catch (cause) {
    throw new Problem('invalid', 'The signature is not valid', { cause });
  }
};
