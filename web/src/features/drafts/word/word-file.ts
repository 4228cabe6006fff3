import { AlignmentType, Document, HeadingLevel, LevelFormat, Packer, Paragraph } from 'docx';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { withTaskLists } from '#shared/domain/chat/answer-parts/checkboxes-as-markdown-task-lists.ts';
import type { PrintableDraft } from '../printable-draft.ts';
import { createParagraphs, numbering } from './word-paragraphs.ts';

const levels = [0, 1, 2, 3, 4].map((level) => ({
  level,
  format: level % 2 ? LevelFormat.LOWER_LETTER : LevelFormat.DECIMAL,
  text: `%${level + 1}.`,
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { left: 720 * (level + 1), hanging: 360 } } },
}));

const read = (text: string) =>
  fromMarkdown(withTaskLists(text), { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
    .children;

/** A sheet as a Word file, with its title above unless it begins with a heading. */
export const wordFile = ({ title, text, isMarkdown }: PrintableDraft): Promise<Blob> => {
  const nodes = read(text);
  const paragraphs = isMarkdown
    ? createParagraphs()(nodes)
    : text.split('\n').map((line) => new Paragraph(line));
  const isTitled = isMarkdown && nodes[0]?.type === 'heading';
  const heading = new Paragraph({ text: title, heading: HeadingLevel.TITLE });
  const document = new Document({
    title,
    creator: 'Sevenhands',
    styles: { default: { document: { run: { font: 'Calibri', size: 22 } } } },
    numbering: { config: [{ reference: numbering, levels }] },
    sections: [{ children: [...(isTitled || !title ? [] : [heading]), ...paragraphs] }],
  });
  return Packer.toBlob(document);
};
