import { expect, test } from 'vitest';
import { helperBriefs } from '#shared/catalogue/helper-briefs.ts';
import { catalogue } from '#shared/catalogue/index.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { deliverablesText } from '#shared/domain/chat/answer-parts/declared-deliverables.ts';
import { examplePartsText } from '#shared/domain/chat/answer-parts/example-parts-text.ts';
import { helperRules } from '#shared/domain/chat/prompt/helper-rules.ts';

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

test.each(helperIds)(
  '%s: the rules say once what comes first and what happens when something is missing',
  (helper) => {
    const rules = helperRules(helper, helperBriefs[helper], catalogue[helper].style)
      .split('## Example 1')
      .join('');
    expect(count(rules, /comes first/gi)).toBe(1);
    expect(rules).not.toMatch(/\bfirst, (?:ready|in a block)|opens with|say what to do/i);
    expect(count(rules, /\bwhen something is missing\b/gi)).toBe(1);
    expect(count(rules, /\[confirm/g)).toBe(1);
    expect(count(rules, /hand over (?:this|that|one) (?:question|part)/gi)).toBe(1);
    expect(rules).not.toMatch(/missing number is asked|you do not know stands/i);
  },
);

test.each(helperIds)(
  '%s: its examples come in the form that is asked for and calculate nothing',
  (helper) => {
    const { examples } = helperBriefs[helper];
    const parts = helperRules(helper, helperBriefs[helper], catalogue[helper].style);
    const shown = parts.slice(parts.indexOf('## Example 1'), parts.indexOf('## What you return'));
    expect(shown).not.toMatch(/```|Your answer:/);
    for (const { answer } of examples) {
      const lines = examplePartsText(answer).split('\n');
      expect(lines[0]).toMatch(/^text: \*\*Bottom line:\*\*/);
      expect(lines.at(-1)).toMatch(/^question: .+\?$/);
      expect(shown).toContain(lines.join('\n'));
      expect(answer).not.toMatch(/[×÷=]|\d ?[*+] ?\d|\b(?:the math|1 in \d+)\b|%/i);
    }
    expect(
      helperRules(helper, helperBriefs[helper], catalogue[helper].style, 'markdown'),
    ).toContain(`Your answer:\n${examples[0]?.answer}`);
  },
);

test('the deliverables of a prompt add no second rule for what comes first or is missing', () => {
  const text = deliverablesText([{ kind: 'draft', channel: 'email', count: 1 }]);
  expect(text).toContain('1 text part with the bottom line');
  expect(text).not.toMatch(/missing|opens with/);
});
