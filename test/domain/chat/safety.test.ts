import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dangerIds } from '#shared/domain/chat/safety/dangers.ts';
import { emergencyNumber, emergencyTable } from '#shared/domain/chat/safety/emergency-numbers.ts';
import { findDangers } from '#shared/domain/chat/safety/find-dangers.ts';
import {
  loadSafetyLanguage,
  safetyCards,
  safetyLanguages,
} from '#shared/domain/chat/safety/safety-card.ts';

const folder = new URL('../../fixtures/dangers/', import.meta.url);
const Labelled = z.array(
  z.strictObject({ language: z.string(), dangers: z.array(z.enum(dangerIds)), text: z.string() }),
);
const sets = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map(
    (file) =>
      [file, Labelled.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))] as const,
  );

const scoreOf = (messages: z.infer<typeof Labelled>) => {
  const expected = messages.flatMap(({ text, dangers }) =>
    dangers.map((danger) => ({ text, danger })),
  );
  const missed = expected.filter(
    ({ text, danger }) => !findDangers(text).some(({ id }) => id === danger),
  );
  const harmless = messages.filter(({ dangers }) => dangers.length === 0);
  const alarms = harmless.filter(({ text }) => findDangers(text).length > 0);
  return { expected: expected.length, missed, harmless: harmless.length, alarms };
};

describe('dangers in a message', () => {
  test('are found in seven languages, with few false alarms', () => {
    const scores = sets.map(([name, messages]) => [name, scoreOf(messages)] as const);
    const table = scores.map(
      ([name, { expected, missed, harmless, alarms }]) =>
        `${name}: found ${expected - missed.length} of ${expected}, false alarms ${alarms.length} of ${harmless}`,
    );
    // Written directly, because the runner hides console output of passing tests.
    process.stdout.write(`${table.join('\n')}\n`);
    for (const [name, { expected, missed, harmless, alarms }] of scores) {
      expect(
        missed.length / expected,
        `${name}: ${missed.map(({ text }) => text).join(' | ')}`,
      ).toBeLessThanOrEqual(0.05);
      expect(
        alarms.length / harmless,
        `${name}: ${alarms.map(({ text }) => text).join(' | ')}`,
      ).toBeLessThanOrEqual(0.05);
    }
  });

  test('each danger has labeled messages in English, Spanish and the other languages', () => {
    for (const danger of dangerIds)
      for (const language of safetyLanguages)
        expect(
          sets.some(([, all]) =>
            all.some((m) => m.language === language && m.dangers.includes(danger)),
          ),
          `${danger} in ${language}`,
        ).toBe(true);
  });

  test('are returned with the words of the message, the most urgent first', () => {
    const text =
      'My attorney will call. Since last night there is a Smell  of GAS in the basement.';
    const found = findDangers(text);
    expect(found.map(({ id }) => id)).toEqual(['gas', 'lawyer']);
    expect(found[0]?.words).toBe('Smell  of GAS');
    expect(text.slice(found[0]?.start, found[0]?.end)).toBe('Smell  of GAS');
  });
});

describe('the safety card', () => {
  test('a smell of gas in the United States gives the card of the design', async () => {
    const [card] = safetyCards('there is a smell of gas', 'US', await loadSafetyLanguage('en'));
    expect(card).toEqual({
      danger: 'gas',
      callFirst: true,
      title: 'This could be gas. Call before you write.',
      steps: [
        'Call them now. Say this first: “Everyone get out of the house right now.”',
        'Tell them not to touch light switches, light anything, or unplug anything on the way out.',
        'Once they’re outside and away from the house, have them call 911 or the gas company.',
        'Don’t send your crew in until the gas company says it’s safe.',
      ],
      small: [
        'We saw the words “smell of gas” in the message.',
        'This card is from Sevenhands, not from the AI.',
      ],
      later: 'Your reply can wait. We’ll help you write it after you call.',
      notThis: 'It’s not gas',
      goOn: 'I called. Continue',
    });
  });

  test('an ordinary message gives no card', async () => {
    const english = await loadSafetyLanguage('en');
    expect(safetyCards('can you mow on Friday', 'US', english)).toEqual([]);
  });

  test.each([
    ['US', 'fire', '911'],
    ['GB', 'fire', '999'],
    ['DE', 'ambulance', '112'],
    ['IN', 'police', '112'],
    ['AU', 'fire', '000'],
    ['MX', 'ambulance', '911'],
    ['CA', 'police', '911'],
    ['NZ', 'fire', '111'],
    ['BR', 'ambulance', '192'],
    ['NO', 'fire', '110'],
    ['NO', 'ambulance', '113'],
    ['NO', 'police', '112'],
    ['KR', 'ambulance', '119'],
    ['us', 'fire', '911'],
    ['XX', 'fire', undefined],
    ['', 'police', undefined],
  ] as const)('%s, %s: %s', (country, service, number) => {
    expect(emergencyNumber(country, service)).toBe(number);
  });

  test('every row of emergency numbers has a source, and no country occurs twice', () => {
    const countries = emergencyTable.flatMap((row) => row.countries.split(' '));
    expect(new Set(countries).size).toBe(countries.length);
    for (const { source, numbers } of emergencyTable) {
      expect(source).not.toBe('');
      for (const number of Object.values(numbers)) expect(number).toMatch(/^\d{3}$/);
    }
  });

  test('without a known number the card says so, in every language', async () => {
    for (const language of safetyLanguages) {
      const words = await loadSafetyLanguage(language);
      const [card] = safetyCards('smell of gas', 'XX', words);
      expect(card?.steps[2], language).toContain(words.localNumber);
    }
  });

  test('every danger has a text in every language, and no place is unfilled', async () => {
    for (const language of safetyLanguages) {
      const words = await loadSafetyLanguage(language);
      for (const id of dangerIds) {
        const { title, steps, notThis } = words.cards[id];
        for (const text of [title, notThis, ...steps]) {
          expect(text.trim(), `${language} ${id}`).not.toBe('');
          expect(
            text.replaceAll(/\{(?:fire|ambulance|police|crisis)\}/g, ''),
            `${language} ${id}`,
          ).not.toMatch(/[{}]/);
        }
      }
      expect(words.seen).toContain('{words}');
    }
  });

  test('the English texts name no person and stay short', async () => {
    const { cards } = await loadSafetyLanguage('en');
    for (const { title, steps } of Object.values(cards))
      for (const text of [title, ...steps]) {
        expect(text).not.toMatch(/\b(?:he|she|his|her|him|Brenda|customer's fault)\b/i);
        expect(text.split(' ').length).toBeLessThanOrEqual(28);
      }
  });

  test('a regional language uses its base language, and an unknown one English', async () => {
    expect(await loadSafetyLanguage('es-MX')).toBe(await loadSafetyLanguage('es'));
    expect(await loadSafetyLanguage('xx')).toBe(await loadSafetyLanguage('en'));
    expect(await loadSafetyLanguage('constructor')).toBe(await loadSafetyLanguage('en'));
  });
});
