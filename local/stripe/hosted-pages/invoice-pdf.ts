import type { Invoice } from '../objects.ts';
import { dateOf, money } from './hosted-page-markup.ts';

const escaped = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`);

/** An invoice as a PDF of one page with a few lines of text. */
export const invoicePdf = ({ number, created, total, status }: Invoice) => {
  const lines = [`Invoice ${number}`, dateOf(created), `${money(total)}, ${status}`];
  const words = lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ');
  const stream = `BT /F1 18 Tf 24 TL 72 720 Td ${words} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, nth) => {
    const offset = text.length;
    text += `${nth + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${text}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
};
