import { lazy, Suspense, useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { usePreview } from '#web/core/admin/admin-preview.ts';
import { readFreeToolNumbers } from './stored-free-tool-numbers.ts';

// Only somebody who comes from a free sum sees it.
const CarriedNumbersCard = lazy(() =>
  import('./free-tool-numbers-card.tsx').then(
    ({ FreeToolNumbersCard: card }) => ({ default: card }),
    // The numbers wait for the next visit.
    () => ({ default: () => null }),
  ),
);

/** Asks whether numbers that came along from a free sum are to be kept for the business; nothing where none came. */
export const LoadFreeToolNumbersCard = ({ business }: { business: Business }) => {
  const [carried] = useState(readFreeToolNumbers);
  const isPreviewing = usePreview() !== null;
  if (!carried || isPreviewing) return null;
  return (
    <Suspense>
      <CarriedNumbersCard business={business} carried={carried} />
    </Suspense>
  );
};
