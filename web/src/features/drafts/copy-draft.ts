import { toast } from '#web/ui/toast.tsx';

/** Names for a sentence: "first name and cleaning day". */
export const inWords = (labels: readonly string[]) =>
  new Intl.ListFormat('en-US').format(labels.map((label) => label.toLowerCase()));

/** Puts plain words on the clipboard, and says which places of them are still open. */
export const copyWords = async (text: string, open: readonly string[] = []) => {
  try {
    await navigator.clipboard.writeText(text);
    toast(open.length ? `Copied. Still to fill in: ${inWords(open)}` : 'Copied');
  } catch {
    toast('This browser did not allow copying');
  }
};
