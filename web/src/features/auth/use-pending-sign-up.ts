import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type PendingSignUp, readPending } from './pending-sign-up.ts';

/** The address whose code this browser still waits for on this page, with what the address of the page carried then. */
export const usePendingSignUp = (page: PendingSignUp['page']) => {
  const [email, setEmail] = useState<string | null>(null);
  const { search } = useLocation();
  const navigate = useNavigate();
  // After the first render, which is the one the page was built with.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const pending = readPending(page);
    if (!pending) return;
    setEmail(pending.email);
    if (search === '' && pending.search) void navigate(page + pending.search, { replace: true });
  }, []);
  return { email, forget: () => setEmail(null) };
};
