import type { Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { answerAsMarkdown, partAsMarkdown } from './answer-as-markdown.ts';
import type { Part } from './part.ts';
import { straightenQuotesAndDashes } from './straighten-quotes-and-dashes.ts';

/**
 * The words of a part without marks of Markdown, as they go to the clipboard, into a message or an email. Of a draft it
 * is the body alone; a text message comes with straight quotes.
 */
export const partAsPlainText = (part: Part): string => {
  if (part.kind !== 'draft') return plainText(partAsMarkdown(part));
  const body = plainText(part.body);
  return part.channel === 'text-message' ? straightenQuotesAndDashes(body) : body;
};

/** A whole answer as plain text; `dueText` writes the days of its steps. */
export const answerAsPlainText = (
  parts: readonly Part[],
  dueText?: (days: number) => string,
): string => plainText(answerAsMarkdown(parts, dueText));

/** Markdown without its marks: words, line breaks, list numbers and addresses stay; a table has a tab between its cells. */
const plainText = (markdown: string): string => {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm({ singleTilde: false })],
    mdastExtensions: [gfmFromMarkdown()],
  });
  return createWriter(markdown)(tree)
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
};

/** Writes nodes of a tree as text. The source text between nodes, which is white space and list marks, is kept. */
const createWriter = (source: string) => {
  const from = (node: Nodes) => node.position?.start.offset ?? 0;
  const to = (node: Nodes) => node.position?.end.offset ?? 0;
  const raw = (node: Nodes) => source.slice(from(node), to(node));
  const gap = (start: number, end: number) =>
    source
      .slice(start, end)
      .replaceAll(/^[ \t]*>[ \t]?/gm, '')
      .replace(/^\*(?=\s)/, '-');

  const inner = (node: Parents) => node.children.map(write).join('');
  const withGaps = (node: Parents) => {
    let at = from(node);
    const pieces = node.children.map((child) => {
      const piece = gap(at, from(child)) + write(child);
      at = to(child);
      return piece;
    });
    return pieces.join('');
  };
  /** A star between digits is a multiplication. */
  const isSum = (node: Nodes) =>
    /\d/.test(source.charAt(from(node) - 1)) || /\d/.test(source.charAt(to(node)));
  const named = (label: string, url: string) =>
    label && label !== url ? `${label} (${url})` : url;

  const write = (node: Nodes): string => {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
      case 'code':
        return node.value;
      case 'break':
        return '\n';
      case 'thematicBreak':
        return '';
      case 'strong':
      case 'emphasis':
        return isSum(node) ? raw(node) : inner(node);
      case 'heading':
      case 'delete':
        return inner(node);
      case 'link':
        return source.charAt(from(node)) === '[' ? named(inner(node), node.url) : inner(node);
      case 'image':
        return named(node.alt ?? '', node.url);
      case 'table':
        return node.children.map((row) => row.children.map(inner).join('\t')).join('\n');
      default:
        return 'children' in node ? withGaps(node) : raw(node);
    }
  };
  return write;
};
