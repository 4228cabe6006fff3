import { create } from 'qrcode/lib/core/qrcode.js';

/** A text as a QR code: the side in modules, a quiet edge of four included, and its dark modules as the path of an SVG. */
export const qrCode = (text: string) => {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const edge = 4;
  const dark = Array.from(data, (isDark, at) =>
    isDark ? `M${(at % size) + edge} ${Math.floor(at / size) + edge}h1v1h-1z` : '',
  );
  return { side: size + 2 * edge, path: dark.join('') };
};
