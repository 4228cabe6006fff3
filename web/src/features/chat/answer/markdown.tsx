import { useMemo } from 'react';
import { Markdown } from '#web/ui/markdown.tsx';
import { blocksOf } from './markdown-blocks.ts';

/** An answer block by block: of one that is still growing only the last block is read anew. */
export const GrowingMarkdown = ({ text }: { text: string }) => {
  const blocks = useMemo(() => blocksOf(text), [text]);
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
    <Markdown key={index} text={block} />
  ));
};
