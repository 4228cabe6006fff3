import type { LucideIconData } from '@lucide/icons';
import { createElement } from 'react';

const drawing = {
  'aria-hidden': true,
  width: '24',
  height: '24',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** An icon in the size of the text, hidden from screen readers. */
export const Icon = ({ icon, className = '' }: { icon: LucideIconData; className?: string }) =>
  createElement(
    'svg',
    { ...drawing, className: `icon ${className}` },
    // Each an argument of its own, so that none needs a key: the build leaves the keys out.
    ...icon.node.map(([tag, attributes]) => createElement(tag, attributes)),
  );
