import { useEffect, useRef } from 'react';

/** The first file of a drop or of what was copied; none where words came with it, as from a text program. */
const fileIn = (data: DataTransfer | null) =>
  data?.types.includes('text/plain') ? undefined : data?.files[0];

/**
 * Hands over a file that is dropped anywhere on the page or pasted into it. The browser would leave the page and open it.
 */
export const useIncomingFile = (onFile: (file: File) => void) => {
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const arrive = (event: DragEvent | ClipboardEvent, data: DataTransfer | null) => {
      const file = fileIn(data);
      if (!file || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current(file);
    };
    const drop = (event: DragEvent) => arrive(event, event.dataTransfer);
    const paste = (event: ClipboardEvent) => arrive(event, event.clipboardData);
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    addEventListener('paste', paste);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
      removeEventListener('paste', paste);
    };
  }, []);
};
