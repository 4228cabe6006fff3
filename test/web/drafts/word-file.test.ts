import mammoth from 'mammoth';
import { expect, test } from 'vitest';
import { wordFile } from '#web/drafts/word/word-file.ts';

/** A Word file as another library reads it. */
const readBack = async (text: string, more: { title?: string; isMarkdown?: boolean } = {}) => {
  const file = await wordFile({ title: 'Price letter', isMarkdown: true, ...more, text });
  const { value, messages } = await mammoth.convertToHtml({
    buffer: Buffer.from(await file.arrayBuffer()),
  });
  expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  return value;
};

test('headings, lists within lists, tables and emphasis are Word’s own', async () => {
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
  // It begins with a heading of its own.
  expect(html).not.toContain('Price letter');
});

test('a file without a heading begins with its title; plain words stay as they are', async () => {
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
])('a link to %s leads somewhere: %s', async (url, isKept) => {
  const html = await readBack(`See [the list](<${url}>) now.`);
  expect(html.includes('<a href=')).toBe(isKept);
  expect(html).toContain('the list');
});

test('raw HTML is the text it is', async () => {
  const html = await readBack('Hi <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>');
  expect(html).not.toMatch(/<(img|script)/);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});
