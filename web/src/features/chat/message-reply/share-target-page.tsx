import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '#web/core/account.ts';
import { activeBusiness } from '#web/core/active-business.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/error-and-empty-panels.tsx';
import { Spinner } from '#web/ui/loading-indicators.tsx';
import { forgetShared, readShared } from '../share-target.ts';
import { attachSharedPhoto } from '../tools/attach-shared-photo.ts';
import { LazyReplyDialog } from './lazy-reply-dialog.tsx';

/** What the page of shared things goes on with. */
type TakenShared = {
  readonly words: string;
  /** A photo waits in the assistant's input, and the words with it. */
  readonly isAtAssistant: boolean;
  /** It still stands where it stood. */
  readonly isLeft: boolean;
};

/**
 * Takes what was shared from this device or the address (its query): a photo to the assistant, words alone to the dialog.
 * What the dialog is missing for, as it may without a connection, stays: a reload finds it again.
 */
const takeShared = async (businessId: string, search: string): Promise<TakenShared> => {
  const shared = await readShared(search);
  const isAtAssistant = shared !== null && (await attachSharedPhoto(shared, businessId));
  const taken = { words: shared?.words ?? '', isAtAssistant, isLeft: false };
  try {
    if (!isAtAssistant) await import('./reply-dialog.tsx');
  } catch {
    return { ...taken, isLeft: true };
  }
  await forgetShared();
  return taken;
};

/** Where the share sheet of a phone and the app's shortcut lead: the dialog with the text that was shared, or the assistant with a photo. */
export const ShareTargetPage = () => {
  const business = activeBusiness(useAccount());
  const shared = useShared(business?.id);
  const navigate = useNavigate();
  if (!business)
    return (
      <EmptyState title="Business information not available" level={1}>
        <LinkButton to="/dashboard">Back to dashboard</LinkButton>
      </EmptyState>
    );
  if (shared?.isAtAssistant) return <Navigate to="/dashboard" replace />;
  return (
    <>
      <div className="page-header">
        <h1>Reply to a customer</h1>
      </div>
      {shared ? (
        <LazyReplyDialog
          key={business.id}
          business={business}
          words={shared.words}
          onClose={() => navigate('/dashboard', { replace: true })}
        />
      ) : (
        <Spinner />
      )}
    </>
  );
};

/** What was shared, taken once by an owner who can answer it, so that it stays out of the address; null until then. */
const useShared = (businessId: string | undefined) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [shared, setShared] = useState<TakenShared | null>(null);
  useEffect(() => {
    if (!businessId || shared) return;
    void takeShared(businessId, search).then((taken) => {
      setShared((first) => first ?? taken);
      if (search && !taken.isAtAssistant && !taken.isLeft)
        void navigate('/dashboard/share', { replace: true });
    });
  }, [businessId, shared, search, navigate]);
  return shared;
};
