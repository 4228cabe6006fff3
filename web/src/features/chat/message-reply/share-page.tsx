import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { activeBusiness, useAccount } from '#web/account.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/panels.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { WroteToMe } from '#web/wrote-to-me.tsx';
import { type TakenShared, takeShared } from './take-shared.ts';

/** Where the share sheet of a phone and the app's shortcut lead: the dialog with the text that was shared, or the assistant with a photo. */
export const SharePage = () => {
  const business = activeBusiness(useAccount());
  const shared = useShared(business?.id);
  const navigate = useNavigate();
  if (!business)
    return (
      <EmptyState title="Business information not available" level={1}>
        <LinkButton to="/dashboard">Back to Dashboard</LinkButton>
      </EmptyState>
    );
  if (shared?.isAtAssistant) return <Navigate to="/dashboard" replace />;
  return (
    <>
      <div className="page-header">
        <h1>Somebody wrote to me</h1>
      </div>
      {shared ? (
        <WroteToMe
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
