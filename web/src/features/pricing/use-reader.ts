import { useEffect, useState } from 'react';
import type { PlanReader } from '#web/plan/plan-reader.ts';
import { useSession } from '#web/session.ts';

/** Loads who reads the prices; the code for it comes only to who is signed in. */
export const loadReader = async () => (await import('#web/plan/load-reader.ts')).loadReader();

/** Who reads the prices: `guest`, or an owner, who is null until the account is here or when it cannot be read. */
export const useReader = (): 'guest' | PlanReader | null => {
  const { status } = useSession();
  const [reader, setReader] = useState<PlanReader | null>(null);
  useEffect(() => {
    if (status === 'guest') return;
    let current = true;
    loadReader().then(
      (loaded) => current && setReader(loaded),
      () => {},
    );
    return () => {
      current = false;
      setReader(null);
    };
  }, [status]);
  return status === 'guest' ? 'guest' : reader;
};
