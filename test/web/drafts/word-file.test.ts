import mammoth from 'mammoth';
import { expect, test } from 'vitest';
import { wordFile } from '#web/features/drafts/word/word-file.ts';

/** Reads a Word file with an independent library. */
const readBack = async (text: string, more: { title?: string; isMarkdown?: boolean } = {}) => {
  const file = await wordFile({ title: 'Price letter', isMarkdown: true, ...more, text });
  const { value, messages } = await mammoth.convertToHtml({
    buffer: Buffer.from(await file.arrayBuffer()),
  });
  expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  return value;
};

test('headings, nested lists, tables and emphasis use Word’s own formats', async () => {
  const html = await readBack(
    [
      '# New price',
      'From **January** it is _fixed_ and ~~cheap~~.',
      '- one\n  - inner\n- two',
      '3. first\n\n   more of it\n4. second',
      '- [x] done\n- [ ] open',
      '| Clean | Price |\n|---|---|\n| Weekly | $178 |',
      '> A quote',
      '---',
    ].join('\n\n'),
  );
  expect(html).toContain('<h1>New price</h1>');
  expect(html).toContain('<strong>January</strong>');
  expect(html).toContain('<em>fixed</em>');
  expect(html).toContain('<ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul>');
  expect(html).toContain('<li>first</li></ol><p>more of it</p><ol><li>second</li></ol>');
  expect(html).toContain('☑ done');
  expect(html).toContain('☐ open');
  expect(html).toContain('<td><p>$178</p></td>');
  expect(html).toContain('<p>A quote</p>');
  // It starts with its own heading.
  expect(html).not.toContain('Price letter');
});

test('a file without a heading starts with its title, and plain text stays unchanged', async () => {
  expect(await readBack('Dear Janet')).toBe('<p>Price letter</p><p>Dear Janet</p>');
  expect(await readBack('*Hi*\nJanet', { isMarkdown: false, title: '' })).toBe(
    '<p>*Hi*</p><p>Janet</p>',
  );
});

test.each([
  ['javascript:alert(1)', false],
  [' JaVaScRiPt:alert(1)', false],
  ['file:///etc/passwd', false],
  ['data:text/html,x', false],
  ['\\\\\\\\server\\\\share', false],
  ['https://example.com/a', true],
  ['mailto:ada@example.com', true],
  ['tel:+15550100', true],
])('a link to %s is kept as a link: %s', async (url, isKept) => {
  const html = await readBack(`See [the list](<${url}>) now.`);
  expect(html.includes('<a href=')).toBe(isKept);
  expect(html).toContain('the list');
});

test('raw HTML is written as text', async () => {
  const html = await readBack('Hi <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>');
  expect(html).not.toMatch(/<(img|script)/);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});
