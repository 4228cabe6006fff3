import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { carryNumbers } from '#web/carried/carried-numbers.ts';
import { useSession } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/panels.tsx';
import type { ToolSum } from './tool-sum.ts';

/** Takes the numbers along to an account; the owner is asked there before anything is saved. */
export const KeepNumbers = ({ sum: { keepable } }: { sum: ToolSum }) => {
  const navigate = useNavigate();
  const isMember = useSession().status === 'member';
  const [hasFailed, setHasFailed] = useState(false);
  const keep = () => {
    if (!carryNumbers(keepable)) return setHasFailed(true);
    void navigate(isMember ? '/dashboard' : '/signup');
  };
  return (
    <div className="free-tool-keep">
      <Button onClick={keep}>Keep these numbers</Button>
      <p className="fine">
        {isMember
          ? 'For your business. You are asked once more before anything is saved.'
          : 'In a free account, where your helpers work with them. You are asked once more before anything is saved.'}
      </p>
      {hasFailed && (
        <Notice tone="danger">
          Your browser does not keep them on the way to your account. Copy the link, sign up, and
          type them under “Your numbers”.
        </Notice>
      )}
    </div>
  );
};
