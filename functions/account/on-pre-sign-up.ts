import type { PreSignUpTriggerEvent } from 'aws-lambda';
import * as z from 'zod';

const Email = z.email().max(200);

/** Lets everybody sign up whose address is one; nobody is refused for who they are, since nothing is verified yet. */
export const handler = async (event: PreSignUpTriggerEvent) => {
  if (!Email.safeParse(event.request.userAttributes.email).success)
    throw new Error('Please enter a valid email address');
  return event;
};
