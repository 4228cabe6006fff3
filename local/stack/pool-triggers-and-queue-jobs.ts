import type { Trigger, TriggerSet } from '../auth/triggers.ts';
import type { Deliver } from '../queue.ts';

/** The Lambdas of the user pool, imported at their first call because they read their environment while loading. */
export const poolTriggers: TriggerSet = {
  preSignUp: lazy(() => import('#functions/auth/on-pre-sign-up.ts')),
  customMessage: lazy(() => import('#functions/auth/on-custom-message.ts')),
  postConfirmation: lazy(() => import('#functions/auth/on-post-confirmation.ts')),
  preTokenGeneration: lazy(() => import('#functions/auth/on-pre-token.ts')),
};

/** The ticket that the pool's Lambdas ask for before a code is mailed. */
export const codeTicket = async (email: string) => {
  const { makeCodeTicket } = await import('#functions/lib/mail/code-ticket.ts');
  return makeCodeTicket(email, new Date());
};

/** The job behind the queue of deletions. */
export const onDeletion: Deliver = async (...input) => {
  const { handler } = await import('#functions/account/deletion/on-deletion.ts');
  return handler(...input);
};

/** The job behind the queue of connections to read. */
export const onSync: Deliver = async (event) => {
  const { handler } = await import('#functions/connections/on-sync.ts');
  return handler(event);
};

function lazy(load: () => Promise<{ handler: unknown }>): Trigger {
  let loaded: ReturnType<typeof load> | undefined;
  return async (...input: never[]) => {
    loaded ??= load();
    const { handler } = await loaded;
    return (handler as (...all: never[]) => unknown)(...input);
  };
}
