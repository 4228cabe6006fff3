import { api } from '#web/core/api.ts';
import type { UserRow } from '../admin-queries.ts';
import type { AccountAction } from './account-action-type.ts';

/** Takes an account out of every number, or counts it again. */
export const markTestAccountAction = ({
  id,
  email,
  is_test,
}: Pick<UserRow, 'id' | 'email' | 'is_test'>) =>
  ({
    name: is_test ? `${email} is a test account` : `Mark ${email} as test`,
    says: is_test ? 'Counts it again in every number here.' : 'Leaves it out of every number here.',
    button: is_test ? 'Count again' : 'Mark as test',
    can: true,
    act: async (reason) => {
      await api.admin.markTest({ id, is_test: !is_test, reason });
      return is_test ? 'Counted again' : 'Left out of the numbers';
    },
  }) satisfies AccountAction;
