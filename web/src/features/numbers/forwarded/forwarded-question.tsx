import { lazy, Suspense, useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { usePreview } from '#web/core/admin-preview.ts';
import { readForwarded } from './forwarded-numbers.ts';

// Only somebody who comes from a free sum sees it.
const ForwardedCard = lazy(() =>
  import('./forwarded-card.tsx').then(
    ({ ForwardedCard: card }) => ({ default: card }),
    // The numbers wait for the next visit.
    () => ({ default: () => null }),
  ),
);

/** Asks whether numbers that came along from a free sum are to be kept for the business; nothing where none came. */
export const ForwardedQuestion = ({ business }: { business: Business }) => {
  const [forwarded] = useState(readForwarded);
  const isPreviewing = usePreview() !== null;
  if (!forwarded || isPreviewing) return null;
  return (
    <Suspense>
      <ForwardedCard business={business} forwarded={forwarded} />
    </Suspense>
  );
};
