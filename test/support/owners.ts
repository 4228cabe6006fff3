import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import type { App } from './app.ts';
import { freeAsker, type Question } from './chat.ts';

/** An owner who never signed up: the rows are copies, so thousands of owners are cheap. */
export type Owner = { sub: string; question: (text?: string) => Question };

/** Creates owners on the Free plan by number: `make(12)` is owner-12, the same one at every call. */
export const createOwners = async (app: App) => {
  const first = await freeAsker(app, 'first');
  const rows = await app.table.rows(`USER#${first.sub}`);
  const make = async (nth: number): Promise<Owner> => {
    const sub = `owner-${nth}`;
    await Promise.all(
      rows.map((row) =>
        app.table.put({ ...row, pk: `USER#${sub}`, ...(row.sk === 'ACCOUNT' && { id: sub }) }),
      ),
    );
    return {
      sub,
      question: (text = `How do I follow up on a quote? This is ${sub}.`) => ({
        message_id: ulid(),
        chat_id: randomUUID(),
        business_id: first.businessId,
        helper_id: 'sales',
        text,
      }),
    };
  };
  return { make };
};

/** The owner of a request, found by its text. */
export const ownerIn = (request: object) => /owner-\d+/.exec(JSON.stringify(request))?.[0];
