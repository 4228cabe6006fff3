import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { specificTradeNames } from '#shared/domain/catalogue/trade-of-business-type.ts';
import { tradePromptsOf } from '#shared/starter-prompts/trade-prompts.ts';
import { contents, prompts, wrong } from '../../support/catalogue.ts';

const aboutCrew = prompts.filter(({ needsCrew }) => needsCrew);

test('the prompts about a crew are in operations and hiring, as many as docs/catalogue.md says', () => {
  const helpers = new Set(aboutCrew.map(({ id }) => id.split('.')[0]));
  expect([...helpers].toSorted()).toEqual(['hiring-hr', 'operations']);
  expect(readFileSync('docs/catalogue.md', 'utf8')).toContain(`(${aboutCrew.length} of them,`);
});

test('prompts shown in onboarding or written for a trade need no crew', () => {
  for (const { id, quickStarts } of contents) {
    expect(
      quickStarts.slice(0, 2).filter(({ needsCrew }) => needsCrew),
      id,
    ).toEqual([]);
    for (const trade of specificTradeNames)
      expect(
        tradePromptsOf(id, trade).filter(({ needsCrew }) => needsCrew),
        trade,
      ).toEqual([]);
  }
});

test('a text with instructions for a crew is marked, or has an alternative without one', () => {
  const orders = /\b(my|the) (crew|team)\b|\bwhole crew\b|\bmy people\b/i;
  const withLock =
    /work alone|if one person|with a crew|or to myself|keep it fair to the crew|no blaming the crew|or for my own notes|where the crew says/i;
  expect(
    wrong(({ content, title, defaultSpecificOutcome, needsCrew }) => {
      const text = [title, content, defaultSpecificOutcome].join('\n');
      return !needsCrew && !withLock.test(text) && orders.exec(text)?.[0];
    }),
  ).toEqual([]);
});

test('the title or the card of a text about a crew says that it is about people who work for the owner', () => {
  const namesPeople = /crew|team|people|hire|someone|they asked/i;
  const silent = aboutCrew.filter(
    ({ title, description }) => !namesPeople.test(`${title} ${description}`),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});
