import { toast } from './toast.tsx';

/** Names for a sentence: "first name and cleaning day". */
const inWords = (labels: readonly string[]) =>
  new Intl.ListFormat('en-US').format(labels.map((label) => label.toLowerCase()));

/** Puts plain words on the clipboard, and says which of their places are still open. */
export const copyToClipboard = async (text: string, open: readonly string[] = []) => {
  try {
    await navigator.clipboard.writeText(text);
    toast(open.length ? `Copied. You still need to fill in: ${inWords(open)}` : 'Copied');
  } catch {
    toast('Your browser blocked copying');
  }
};
