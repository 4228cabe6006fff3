const fenced = /^```(\S+)\n([\s\S]*?)\n```$/;

/** The kind of part a piece of a Markdown answer is; a code block names its channel. */
const kindOf = (piece: string, isLast: boolean): string => {
  const channel = fenced.exec(piece)?.[1];
  if (channel) return `draft, ${channel}`;
  if (/^\d+\. /.test(piece)) return 'steps';
  return isLast && piece.endsWith('?') ? 'question' : 'text';
};

/** A good answer that is kept as Markdown, as the parts it would be handed over in: each with its kind before its words. */
export const examplePartsText = (markdown: string): string => {
  const pieces = markdown.trim().split(/\n{2,}/);
  const said: { kind: string; words: string }[] = [];
  for (const [nth, piece] of pieces.entries()) {
    const kind = kindOf(piece, nth === pieces.length - 1);
    const words = piece.replace(fenced, '$2');
    const before = said.at(-1);
    if (kind === 'text' && before?.kind === 'text') before.words += `\n${words}`;
    else said.push({ kind, words });
  }
  return said
    .map(({ kind, words }) => `${kind}: ${kind === 'steps' ? words.replaceAll('\n', ' ') : words}`)
    .join('\n');
};
