import { expect, test } from 'vitest';
import { qrCode } from '#web/features/auth/two-step/qr-code.ts';

/** A finder pattern with its light border. */
const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];

test('a QR code has three finder patterns and a quiet zone', () => {
  const uri = `otpauth://totp/Sevenhands%3Aada%40example.com?secret=${'A'.repeat(52)}&issuer=Sevenhands`;
  const { side, path } = qrCode(uri);
  const modules = Array.from({ length: side }, () => Array<number>(side).fill(0));
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const row = modules[Number(y)];
    if (row) row[Number(x)] = 1;
  }
  const at = (x: number, y: number, width: number, height: number) =>
    modules.slice(y, y + height).map((row) => row.slice(x, x + width).join(''));
  const far = side - 4 - 7;
  for (const [x, y] of [
    [4, 4],
    [far, 4],
    [4, far],
  ] as const)
    expect(at(x, y, 7, 7)).toEqual(finder);
  for (const edge of [at(0, 0, side, 4), at(0, side - 4, side, 4), at(0, 0, 4, side)])
    expect(edge.join('')).not.toContain('1');
  expect(at(side - 4, 0, 4, side).join('')).not.toContain('1');
  expect(qrCode(`${uri}x`).path).not.toBe(path);
});
