import { lazy, Suspense } from 'react';
import { useConfig } from '../config.ts';

const consent = () => import('./consent.tsx');
const parts = {
  banner: lazy(async () => ({ default: (await consent()).ConsentBanner })),
  link: lazy(async () => ({ default: (await consent()).ConsentLink })),
};

/** The question about measuring ads, or the link that brings it back; nothing, and no code, where a stage has no pixel. */
export const AdConsent = ({ show }: { show: keyof typeof parts }) => {
  const Part = parts[show];
  return useConfig()?.pixelId ? (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  ) : null;
};
