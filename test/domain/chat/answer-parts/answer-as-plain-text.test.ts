import { expect, test } from 'vitest';
import { answerAsPlainText } from '#shared/domain/chat/answer-parts/answer-as-plain-text.ts';

test('an answer is copied as text without Markdown syntax', () => {
  const markdown = `## This week

**Call** the *three* quotes, \`today\`. See [the list](https://example.com/list).

* Mrs. Alvarez, 2 * 3 hours
* snake_case_name stays

1. Text first

| Job | Price |
|---|---:|
| Heater | **$1,850** |

---

> Morning, it’s Dana.

\`\`\`
Subject: Your quote
\`\`\``;
  expect(answerAsPlainText([{ kind: 'text', markdown }])).toBe(`This week

Call the three quotes, today. See the list (https://example.com/list).

- Mrs. Alvarez, 2 * 3 hours
- snake_case_name stays

1. Text first

Job\tPrice
Heater\t$1,850

Morning, it’s Dana.

Subject: Your quote`);
});
