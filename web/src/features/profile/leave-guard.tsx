import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Confirm } from '#web/ui/dialog.tsx';

/** Asks before a link or a closed tab throws away what was typed. */
export const LeaveGuard = ({ when }: { when: boolean }) => {
  const [wanted, setWanted] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (!when) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || link.target || event.metaKey || event.ctrlKey)
        return;
      if (link.origin !== location.origin || link.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(link.pathname + link.search);
    };
    addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [when]);
  if (wanted === null) return null;
  return (
    <Confirm
      title="Leave without saving?"
      question="Your changes on this page are not saved yet."
      yes="Leave"
      onYes={() => void navigate(wanted)}
      onClose={() => setWanted(null)}
    />
  );
};
