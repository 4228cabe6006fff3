import { ExternalHyperlink, type ParagraphChild, TextRun } from 'docx';
import type { PhrasingContent } from 'mdast';

/** How the words of a run look. */
type Look = { bold?: true; italics?: true; strike?: true };
/** Words in one look. */
export const textRun = (text: string, look: Look, code = false) =>
  new TextRun({ text, ...look, ...(code && { font: 'Consolas' }) });

/** The words of a paragraph; a link leads to the web, mail or phone only, raw HTML stays the text it is. */
export const runsOf = (nodes: readonly PhrasingContent[], look: Look = {}): ParagraphChild[] =>
  nodes.flatMap((node): ParagraphChild[] => {
    switch (node.type) {
      case 'strong':
        return runsOf(node.children, { ...look, bold: true });
      case 'emphasis':
        return runsOf(node.children, { ...look, italics: true });
      case 'delete':
        return runsOf(node.children, { ...look, strike: true });
      case 'link': {
        const children = runsOf(node.children, look);
        return isSafeLink(node.url)
          ? [new ExternalHyperlink({ link: node.url, children })]
          : children;
      }
      case 'break':
        return [new TextRun({ break: 1 })];
      case 'inlineCode':
        return [textRun(node.value, look, true)];
      case 'text':
      case 'html':
        return [textRun(node.value.replaceAll('\n', ' '), look)];
      case 'image':
        return [textRun(node.alt || node.url, look)];
      default:
        return 'children' in node ? runsOf(node.children, look) : [];
    }
  });

/** Whether an address may be opened from a file: the web, mail and phones, nothing that runs. */
const isSafeLink = (url: string) => /^(?:https?|mailto|tel):/i.test(url.trim());
