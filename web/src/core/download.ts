/** Hands a text to the browser as a file to keep. */
export const download = (text: string, type: string, name: string) =>
  downloadFile(new Blob([text], { type }), name);

/** Hands a file to the browser to keep. */
export const downloadFile = (file: Blob, name: string) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the file only after the press is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
