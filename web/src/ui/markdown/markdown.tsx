import { memo, useMemo } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { withTaskLists } from '#shared/domain/chat/answer-parts/checkboxes-as-markdown-task-lists.ts';
import {
  EstimatedAmount,
  splitEstimatedAmounts,
  useEstimatePattern,
} from './estimated-amounts.tsx';
import { readGfm } from './read-gfm.ts';

/** The part of a tree of HTML that is used here. */
type Node = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: object;
  children?: Node[];
};

const marked = (text: string, pattern: RegExp): Node[] =>
  splitEstimatedAmounts(text, pattern).map((value, nth): Node => {
    const piece = { type: 'text', value };
    return nth % 2 === 1
      ? { type: 'element', tagName: 'ins', properties: {}, children: [piece] }
      : piece;
  });

const mark = (node: Node, pattern: RegExp) => {
  node.children = (node.children ?? []).flatMap((child) => {
    if (child.type === 'text') return marked(child.value ?? '', pattern);
    if (child.tagName !== 'code') mark(child, pattern);
    return [child];
  });
};

/**
 * A rehype plugin: puts every amount that the pattern finds, outside code, into an element of its own. Markdown without
 * raw HTML makes no `ins`, so whoever draws one draws an estimate.
 */
const markEstimates = (pattern: RegExp) => (tree: Node) => mark(tree, pattern);

const plugins = [readGfm];

const components: Components = {
  // The headings of an answer start one level below the heading of its message, whatever level the answer starts at.
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
  // The address of an image that loads by itself could leak the conversation, so images become links.
  img: ({ src, alt }) =>
    typeof src === 'string' && src ? (
      <a href={src} target="_blank" rel="noopener noreferrer nofollow">
        Image: {alt || src}
      </a>
    ) : (
      <span>{alt}</span>
    ),
  ins: ({ children }) => <EstimatedAmount>{children}</EstimatedAmount>,
  table: ({ children }) => (
    // A group and not a section: several tables would be several landmarks of one name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard
    <div className="table-scroll" role="group" tabIndex={0} aria-label="Table">
      <table>{children}</table>
    </div>
  ),
};

/** A finished answer, with its estimates marked. Raw HTML stays text; links use http, https, irc, ircs, mailto and xmpp only. */
export const Markdown = memo(({ text }: { text: string }) => {
  const estimates = useEstimatePattern();
  const marks = useMemo(() => (estimates ? [() => markEstimates(estimates)] : []), [estimates]);
  return (
    <ReactMarkdown remarkPlugins={plugins} rehypePlugins={marks} components={components}>
      {withTaskLists(text)}
    </ReactMarkdown>
  );
});
