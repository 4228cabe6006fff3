import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { AuthCard } from '../auth-card.tsx';
import { explainGoogleError } from './explain-google-error.ts';
import { FailedReturn, returnFromGoogle } from './google-sign-in.ts';

/** Ends a sign-in with Google, or tells why there is none and shows the form again. */
export const GoogleReturn = ({ onFailure }: { onFailure: (words: string | null) => void }) => {
  const navigate = useNavigate();
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, because a code works once
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    returnFromGoogle().catch(async (error: unknown) => {
      const { message, search } =
        error instanceof FailedReturn ? error : { message: '', search: '' };
      // Neither the code nor the refusal stays in the address.
      await navigate(`/login${search}`, { replace: true });
      onFailure(explainGoogleError(message));
    });
  }, []);
  return (
    <AuthCard title="Signing you in" hint="This will only take a moment.">
      {null}
    </AuthCard>
  );
};
