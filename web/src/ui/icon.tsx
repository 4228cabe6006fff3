import type { LucideIcon } from 'lucide-react';

/** An icon beside words: takes the size of the text and is silent for screen readers. */
export const Icon = ({ of: Shape, className = '' }: { of: LucideIcon; className?: string }) => (
  <Shape className={`i ${className}`} aria-hidden="true" />
);
