import {
  BorderStyle,
  HeadingLevel,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  WidthType,
} from 'docx';
import type {
  BlockContent,
  DefinitionContent,
  List,
  ListItem,
  PhrasingContent,
  RootContent,
} from 'mdast';
import { runsOf, textRun } from './word-runs.ts';

/** Where a block stands: how deep in lists and quotes, and the numbering of its ordered list. */
type Place = { depth: number; quoted: boolean; list?: { ordered: boolean; instance: number } };
type Block = Paragraph | Table;

/** The name under which the file defines its numbered lists. */
export const numbering = 'steps';

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
] as const;

/** The content of a list item, with the box of a task in front of it. */
const withBox = ({ checked, children }: ListItem): RootContent[] => {
  const [first, ...rest] = children;
  if (typeof checked !== 'boolean' || first?.type !== 'paragraph') return children;
  const box = { type: 'text', value: checked ? '☑ ' : '☐ ' } as const;
  return [{ ...first, children: [box, ...first.children] }, ...rest];
};

/** The paragraphs of a document; raw HTML stays the text it is, and a link leads to the web, mail or phone only. */
export const createParagraphs = () => {
  let lists = 0;
  const paragraph = (children: ParagraphChild[], { depth, quoted, list }: Place) =>
    new Paragraph({
      children,
      spacing: { after: list ? 60 : 160 },
      ...(quoted && { indent: { left: 480 } }),
      ...(list && !list.ordered && { bullet: { level: depth } }),
      ...(list?.ordered && {
        numbering: { reference: numbering, level: depth, instance: list.instance },
      }),
    });

  const listOf = (node: List, place: Place): Block[] => {
    const instance = node.ordered ? ++lists : 0;
    const list = { ordered: node.ordered === true, instance };
    const depth = place.list ? Math.min(place.depth + 1, 4) : 0;
    const inItem = (child: RootContent, nth: number) =>
      // Only the first paragraph of an item carries its number; what follows stands under it.
      blocks(
        [child],
        nth === 0 || child.type === 'list' ? { ...place, depth, list } : { ...place, quoted: true },
      );
    return node.children.flatMap((item) => withBox(item).flatMap(inItem));
  };

  const blocks = (
    nodes: readonly (RootContent | BlockContent | DefinitionContent)[],
    place: Place = { depth: 0, quoted: false },
  ): Block[] =>
    nodes.flatMap((node): Block[] => {
      switch (node.type) {
        case 'heading':
          return [
            new Paragraph({
              children: runsOf(node.children),
              heading: headings[Math.min(node.depth, 4) - 1] ?? HeadingLevel.HEADING_4,
              spacing: { before: 240, after: 120 },
            }),
          ];
        case 'paragraph':
          return [paragraph(runsOf(node.children), place)];
        case 'list':
          return listOf(node, place);
        case 'blockquote':
          return blocks(node.children, { ...place, quoted: true });
        case 'table':
          return [
            tableOf(node.children.map(({ children }) => children.map((one) => one.children))),
          ];
        case 'thematicBreak':
          return [new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6 } } })];
        case 'code':
        case 'html':
          return node.value.split('\n').map((line) => paragraph([textRun(line, {})], place));
        default:
          return [];
      }
    });
  return blocks;
};

const tableOf = (rows: readonly (readonly PhrasingContent[][])[]) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells, nth) =>
        new TableRow({
          // Readers take a row for a header if it says anything about it.
          ...(nth === 0 && { tableHeader: true }),
          children: cells.map(
            (cell) =>
              new TableCell({
                margins: { top: 60, bottom: 60, left: 100, right: 100 },
                children: [
                  new Paragraph({ children: runsOf(cell, nth === 0 ? { bold: true } : {}) }),
                ],
              }),
          ),
        }),
    ),
  });
