import type { Plugin } from 'vite';

/** The tables and lists of GitHub's Markdown, for reading only. */
const reading = `
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
export default function remarkGfm(options) {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfm(options));
  (data.fromMarkdownExtensions ??= []).push(gfmFromMarkdown());
}
`;

/** Answers never contain drawings, so the names of their attributes may as well be those of HTML. */
const noDrawings = `export { html as svg } from './html.js';`;

/** Leaves out of the chat what only writes Markdown or draws, 10 kB that it would carry for nothing. */
export const leanMarkdown = (): Plugin => ({
  name: 'lean-markdown',
  apply: 'build',
  enforce: 'pre',
  load: (id) => {
    if (id.endsWith('/remark-gfm/lib/index.js')) return reading;
    if (id.endsWith('/property-information/lib/svg.js')) return noDrawings;
    return undefined;
  },
});
