import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { activeBusiness, useAccount } from '#web/account.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/panels.tsx';
import { WroteToMe } from '#web/wrote-to-me.tsx';

/** Where the share sheet of a phone and the app's shortcut lead: the dialog, with the text that was shared. */
export const SharePage = () => {
  const business = activeBusiness(useAccount());
  const words = useSharedWords();
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
      <WroteToMe
        key={business.id}
        business={business}
        words={words}
        onClose={() => navigate('/dashboard', { replace: true })}
      />
    </>
  );
};

/** The text in the state of the address, `{ shared }`, or in its fields `title`, `text` and `url`; read once, so that it stays out of the address. */
const useSharedWords = () => {
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const [words] = useState(() => {
    const told = typeof state === 'object' && state !== null && 'shared' in state && state.shared;
    const fields = ['title', 'text', 'url'].map((name) => search.get(name)?.trim() ?? '');
    return typeof told === 'string' ? told : [...new Set(fields)].filter(Boolean).join('\n');
  });
  const isInAddress = search.size > 0;
  useEffect(() => {
    if (isInAddress) setSearch({}, { replace: true });
  }, [isInAddress, setSearch]);
  return words;
};
