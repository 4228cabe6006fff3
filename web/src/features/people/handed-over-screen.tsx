import './people.css';
import ArrowLeftRight from '@lucide/icons/icons/arrow-left-right';
import { useState } from 'react';
import { signOut } from '#web/core/auth/end-session.ts';
import { DeleteSignIn } from '#web/features/account/settings/delete-account.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/error-and-empty-panels.tsx';

/** Shown to who handed their account over and is not in its office anymore: whose it is, and the two ways out. */
export const HandedOverScreen = ({ message }: { message: string }) => {
  const [asks, setAsks] = useState(false);
  const [belongs = message, rest = ''] = message.split(/(?<=\.) (?=You )/);
  return (
    <main className="full-screen" id="main">
      <EmptyState icon={ArrowLeftRight} title={belongs} level={1}>
        <p>
          {rest} Ask the new owner for an invitation if you still work there, or delete your
          sign-in.
        </p>
        <div className="row">
          <Button onClick={() => void signOut()}>Sign Out</Button>
          <Button variant="outline" className="btn-danger" onClick={() => setAsks(true)}>
            Delete my sign-in
          </Button>
        </div>
      </EmptyState>
      {asks && <DeleteSignIn onClose={() => setAsks(false)} />}
    </main>
  );
};
