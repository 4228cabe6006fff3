import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { activeBusiness, useAccount } from '#web/account.ts';
import { forgetShared, readShared } from '#web/shared-in.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { WroteToMe } from '#web/wrote-to-me.tsx';

/** Where the share sheet of a phone and the app's shortcut lead: the dialog, with the text that was shared. */
export const SharePage = () => {
  const business = activeBusiness(useAccount());
  const words = useSharedWords(business !== undefined);
  const navigate = useNavigate();
  if (!business)
    return (
      <EmptyState title="Business information not available" level={1}>
        <LinkButton to="/dashboard">Back to Dashboard</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <div className="page-header">
        <h1>Somebody wrote to me</h1>
      </div>
      {words === null ? (
        <Spinner />
      ) : (
        <WroteToMe
          key={business.id}
          business={business}
          words={words}
          onClose={() => navigate('/dashboard', { replace: true })}
        />
      )}
    </>
  );
};

/**
 * The text that was shared, from this device or the address; null until it is read, by an owner who can answer it. It is
 * read once: as soon as the dialog is there, it stands in neither place any more.
 */
const useSharedWords = (isWanted: boolean) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted || words !== null) return;
    void readShared(search).then(async (shared) => {
      setWords((read) => read ?? shared?.words ?? '');
      // Without a connection the dialog may be missing; a reload finds the text again.
      const isThere = await import('./kit-dialog.tsx').then(
        () => true,
        () => false,
      );
      if (!isThere) return;
      void forgetShared();
      if (search) void navigate('/dashboard/share', { replace: true });
    });
  }, [isWanted, words, search, navigate]);
  return words;
};
