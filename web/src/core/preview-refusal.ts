/**
 * Whether the server refused something because of the preview. That is told for every page, so no page repeats it. By the
 * code alone, so that public pages with a form load nothing for it.
 */
export const isPreviewRefusal = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'previewing';
