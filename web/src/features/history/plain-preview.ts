/** A preview without Markdown syntax. */
export const plainPreview = (preview: string) =>
  preview
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|__|`+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
