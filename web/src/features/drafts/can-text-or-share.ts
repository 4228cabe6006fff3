/** Whether this device sends text messages: a phone or tablet, or a Mac, which hands them to its phone. */
export const canText = () =>
  matchMedia('(pointer: coarse)').matches || /^Mac/.test(navigator.platform);

/** Whether this device has a sheet to share words with other programs. */
export const canShare = (text: string) =>
  typeof navigator.share === 'function' && (navigator.canShare?.({ text }) ?? true);
