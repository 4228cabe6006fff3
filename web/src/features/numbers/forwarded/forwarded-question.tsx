import { lazy, Suspense, useState } from 'react';
import type { Business } from '#shared/domain/business.ts';
import { usePreview } from '#web/preview.ts';
import { readCarried } from './carried-numbers.ts';

// Only somebody who comes from a free sum sees it.
const CarriedCard = lazy(() =>
  import('./carried-card.tsx').then(
    ({ CarriedCard: card }) => ({ default: card }),
    // The numbers wait for the next visit.
    () => ({ default: () => null }),
  ),
);

/** Asks whether numbers that came along from a free sum are to be kept for the business; nothing where none came. */
export const CarriedQuestion = ({ business }: { business: Business }) => {
  const [carried] = useState(readCarried);
  const isPreviewing = usePreview() !== null;
  if (!carried || isPreviewing) return null;
  return (
    <Suspense>
      <CarriedCard business={business} carried={carried} />
    </Suspense>
  );
};
