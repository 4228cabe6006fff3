/** A piece of a Markdown answer, and the kind of part it is. */
const kindOf = (piece: string, isLast: boolean): string => {
  if (piece.startsWith('```')) return 'draft, text-message';
  if (/^\d+\. /.test(piece)) return 'steps';
  return isLast && piece.endsWith('?') ? 'question' : 'text';
};

/** A good answer that is kept as Markdown, as the parts it would be handed over in: each with its kind before its words. */
export const exampleAsParts = (markdown: string): string => {
  const pieces = markdown.trim().split(/\n{2,}/);
  const said: { kind: string; words: string }[] = [];
  for (const [nth, piece] of pieces.entries()) {
    const kind = kindOf(piece, nth === pieces.length - 1);
    const words = piece.replace(/^```\w*\n([\s\S]*?)\n```$/, '$1');
    const before = said.at(-1);
    if (kind === 'text' && before?.kind === 'text') before.words += `\n${words}`;
    else said.push({ kind, words });
  }
  return said
    .map(({ kind, words }) => `${kind}: ${kind === 'steps' ? words.replaceAll('\n', ' ') : words}`)
    .join('\n');
};
