import { createHmac } from 'node:crypto';
import { signInControl } from '../oauth/sign-in-control.ts';
import type { State } from '../stand-in-state.ts';
import type { FacebookState } from './store.ts';

const encoded = (text: string) => Buffer.from(text).toString('base64url');

/** What happens at Facebook outside of the product. */
export const createControl = (state: State<FacebookState>, clientSecret: string) => {
  let withdrawals = '';
  const pageOf = (page: string) => {
    const found = state.value.pages[page];
    if (!found) throw new Error(`There is no ${page}`);
    return found;
  };
  /** Everything that a person agreed to ends. */
  const end = (person: string) => {
    const { models } = state.value;
    for (const [key, { payload }] of Object.entries(models))
      if (key === `Grant:${person}` || payload.accountId === person) delete models[key];
    state.save();
  };
  /** What is sent about a person, signed as it is or with another key. */
  const signedRequest = (person: string, { key = clientSecret, at = Date.now() } = {}) => {
    const issued_at = Math.floor(at / 1000);
    const payload = encoded(
      JSON.stringify({ algorithm: 'HMAC-SHA256', issued_at, user_id: person }),
    );
    const signature = createHmac('sha256', key).update(payload).digest('base64url');
    return `signed_request=${signature}.${payload}`;
  };
  /** Sends something to the address for consents that are taken back; answers the answer. */
  const tell = async (body: string) => {
    const answer = await fetch(withdrawals, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, string> };
  };
  return {
    page: pageOf,
    sendWithdrawalsTo: (address: string) => {
      withdrawals = address;
    },
    end,
    /** A person may do other things on a Page than before, or nothing any more. */
    allow: (person: string, page: string, tasks: readonly string[]) => {
      const row = state.value.people[person];
      if (!row) throw new Error(`There is no ${person}`);
      const { [page]: _, ...others } = row.pages;
      row.pages = tasks.length > 0 ? { ...others, [page]: tasks } : others;
      state.save();
    },
    signedRequest,
    tell,
    /** A person removes the application in their settings: the consent ends, and the product is told. */
    withdraw: (person: string) => {
      end(person);
      return tell(signedRequest(person));
    },
    /** Somebody deletes a post there. */
    removePost: (page: string, id: string) => {
      const row = pageOf(page);
      row.posts = row.posts.filter((post) => post.id !== id);
      state.save();
    },
    ...signInControl(state),
  };
};
