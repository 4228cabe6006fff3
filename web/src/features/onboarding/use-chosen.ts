import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readTrade } from '#shared/domain/trade-choice.ts';
import { readChoice } from '#web/plan/plan-choice.ts';
import type { Chosen } from './draft.ts';

/** The plan and the trade that the address brought along, taken out of it once the draft has them: a reload must not undo a change of mind. */
export const useChosen = (): Chosen => {
  const [search, setSearch] = useSearchParams();
  const [chosen] = useState(() => ({
    plan: readChoice(search.toString()),
    trade: readTrade(search.toString()),
  }));
  const isInAddress = search.has('plan') || search.has('trade');
  useEffect(() => {
    if (!isInAddress) return;
    const next = new URLSearchParams(search);
    for (const name of ['plan', 'period', 'trade']) next.delete(name);
    setSearch(next, { replace: true });
  }, [isInAddress, search, setSearch]);
  return chosen;
};
