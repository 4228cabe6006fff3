import { lazy, Suspense } from 'react';
import { useConfig } from '#web/core/config.ts';

const consent = () => import('./consent-banner.tsx');
const parts = {
  banner: lazy(async () => ({ default: (await consent()).ConsentBanner })),
  link: lazy(async () => ({ default: (await consent()).ConsentLink })),
};

/** The consent banner for measuring ads, or the link that reopens it. Stages without a pixel load no code for it. */
export const LazyAdConsent = ({ show }: { show: keyof typeof parts }) => {
  const Part = parts[show];
  return useConfig()?.pixelId ? (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  ) : null;
};
