import { downloadFile } from '#web/core/download.ts';
import type { PrintableDraft } from '../printable-draft.ts';
import { wordFile } from './word-file.ts';

/** Hands a sheet to the browser as a Word file named after it. */
export const downloadWord = async (paper: PrintableDraft) => {
  const words = paper.title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  downloadFile(await wordFile(paper), `${words || 'document'}.docx`);
};
