/** Sixteen hexadecimal digits that change when the text does: FNV-1a, 64 bits, which needs nothing of Node. Not for secrets. */
export const textFingerprint = (text: string): string => {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, '0');
};
