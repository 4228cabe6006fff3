import LogOut from '@lucide/icons/icons/log-out';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '#web/core/account.ts';
import { api } from '#web/core/api.ts';
import { workIn } from '#web/core/people/acting-account.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/dialog.tsx';
import { deletionKindOf } from './account-deletion-kind.ts';
import { SettingRow } from './setting-row.tsx';

/** The way out of the account of somebody else. */
export const LeaveAccount = () => {
  const stays =
    deletionKindOf(useAccount()) === 'sign-in' ? 'Your sign-in stays.' : 'Your own account stays.';
  const [asks, setAsks] = useState(false);
  const leaving = useMutation({
    mutationFn: () => api.account.leave({}),
    onSuccess: () => workIn(null),
  });
  return (
    <section className="form-group" aria-labelledby="leave">
      <h2 id="leave">Leave this account</h2>
      <ul className="setting-rows">
        <SettingRow
          icon={LogOut}
          title="Stop working here"
          state="What you did for the business stays. We’ll delete your chats here in 30 days."
        >
          <Button variant="outline" className="btn-danger" onClick={() => setAsks(true)}>
            Leave<span className="sr-only"> this account</span>
          </Button>
        </SettingRow>
      </ul>
      {asks && (
        <Confirm
          title="Leave this account?"
          question={`You can’t come back in without a new invitation. ${stays}`}
          yes="Leave"
          busy={leaving.isPending && 'Leaving...'}
          failure={leaving.error?.message ?? null}
          onYes={() => leaving.mutate()}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  );
};
