import { consentRevocationAndTokenExpiry } from '../oauth/consent-revocation-and-token-expiry.ts';
import type { State } from '../stand-in-state.ts';
import { signedRequestWith } from './signed-request.ts';
import type { FacebookState } from './store.ts';

/** What happens at Facebook outside of the product. */
export const createOutsideChanges = (state: State<FacebookState>, clientSecret: string) => {
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
  const signedRequest = signedRequestWith(clientSecret);
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
    ...consentRevocationAndTokenExpiry(state),
  };
};
