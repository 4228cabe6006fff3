import type { Plugin } from 'vite';

/** Draws an icon as lucide does by default: 24 by 24, in the colour of the text, two pixels wide. */
const drawing = `
import { createElement } from 'react';
const look = { viewBox: '0 0 24 24', width: 24, height: 24, fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
export default ({ node }) => (props) =>
  createElement('svg', { ...look, ...props }, node.map(([tag, attributes]) => createElement(tag, attributes)));
`;

/** Replaces lucide's own drawing code, 2 kB of options nobody here uses, by the six lines that we need of it. */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs') ? drawing : undefined),
});
