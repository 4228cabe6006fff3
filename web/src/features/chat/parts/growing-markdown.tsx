import { useMemo } from 'react';
import { Markdown } from '#web/ui/markdown/markdown.tsx';

/** An answer block by block: of one that is still growing only the last block is read anew. */
export const GrowingMarkdown = ({ text }: { text: string }) => {
  const blocks = useMemo(() => blocksOf(text), [text]);
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
    <Markdown key={index} text={block} />
  ));
};

const fence = /^ {0,3}(`{3,}|~{3,})/;

/** The definition of a link or footnote, which any other block may refer to. */
const definition = /^[ >]{0,6}\[(?:[^\\\]]|\\.){1,200}\]:/ms;

/**
 * Cuts Markdown into blocks that can be shown one by one: at blank lines outside code fences, but not where the next
 * line continues a list or is indented. Text whose parts refer to each other stays whole.
 */
export const blocksOf = (text: string): string[] => {
  if (definition.test(text)) return [text];
  const blocks: string[] = [];
  let block: string[] = [];
  let openFence: string | null = null;
  let sawBlank = false;
  for (const line of text.split('\n')) {
    const mark = fence.exec(line)?.[1];
    if (sawBlank && openFence === null && startsBlock(line, block)) {
      blocks.push(block.join('\n'));
      block = [];
    }
    if (mark && openFence === null) openFence = mark;
    else if (mark && openFence !== null && closes(line, mark, openFence)) openFence = null;
    sawBlank = line.trim() === '';
    block.push(line);
  }
  if (block.some((line) => line.trim())) blocks.push(block.join('\n'));
  return blocks;
};

const closes = (line: string, mark: string, opened: string) =>
  mark[0] === opened[0] && mark.length >= opened.length && line.trim() === mark;

const listItem = /^ {0,3}([-*+]|\d{1,9}[.)])\s/;

const indented = /^(?: {2,}|\t)/;

const startsBlock = (line: string, block: readonly string[]) => {
  const first = block.find((before) => before.trim());
  if (line.trim() === '' || first === undefined || indented.test(line)) return false;
  return !(listItem.test(first) && listItem.test(line));
};
