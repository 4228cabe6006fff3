import { api } from '#web/core/api.ts';
import { type UserRow, useChange } from '../queries.ts';

/** Takes an account out of every number, or counts it again; `words` names what the button does. */
export const useMarkTest = () => ({
  mark: useChange(({ id, is_test }: Pick<UserRow, 'id' | 'is_test'>) =>
    api.admin.markTest({ id, is_test: !is_test }),
  ),
  words: ({ is_test }: Pick<UserRow, 'is_test'>) => (is_test ? 'Count again' : 'Mark as test'),
});
