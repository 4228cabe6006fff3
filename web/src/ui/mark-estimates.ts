import { splitEstimates } from './estimates.tsx';

/** The part of a tree of HTML that is used here. */
type Node = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: object;
  children?: Node[];
};

const marked = (text: string, pattern: RegExp): Node[] =>
  splitEstimates(text, pattern).map((value, nth): Node => {
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
export const markEstimates = (pattern: RegExp) => (tree: Node) => mark(tree, pattern);
