import type { LucideIconData } from '@lucide/icons';
import { createElement } from 'react';

/** An icon in the size of the text, hidden from screen readers. */
export const Icon = ({ icon, className = '' }: { icon: LucideIconData; className?: string }) => (
  <svg
    className={`icon ${className}`}
    aria-hidden="true"
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {icon.node.map(([tag, attributes]) => createElement(tag, attributes))}
  </svg>
);
