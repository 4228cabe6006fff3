import { useRef, useState } from 'react';

type Calculator = typeof import('./calculator.ts');

/** The code that works out a free sum, loaded when it is first needed. */
export const useCalculator = () => {
  const [calculator, setCalculator] = useState<Calculator>();
  const [hasFailed, setHasFailed] = useState(false);
  const loading = useRef(false);
  const load = () => {
    if (loading.current) return;
    loading.current = true;
    setHasFailed(false);
    import('./calculator.ts').then(setCalculator, () => {
      loading.current = false;
      setHasFailed(true);
    });
  };
  return { calculator, hasFailed, load };
};
