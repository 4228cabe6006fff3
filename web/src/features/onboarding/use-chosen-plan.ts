import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readChoice } from '#web/plan/plan-choice.ts';

/** The plan that the address brought along, taken out of the address once the draft has it: a reload must not undo a change of mind. */
export const useChosenPlan = () => {
  const [search, setSearch] = useSearchParams();
  const [chosen] = useState(() => readChoice(search.toString()));
  const isInAddress = search.has('plan');
  useEffect(() => {
    if (!isInAddress) return;
    const next = new URLSearchParams(search);
    next.delete('plan');
    next.delete('period');
    setSearch(next, { replace: true });
  }, [isInAddress, search, setSearch]);
  return chosen;
};
