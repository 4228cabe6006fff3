import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { crisisLine, crisisLines } from '#shared/domain/chat/safety/crisis-lines.ts';
import { findDangersOfOwner } from '#shared/domain/chat/safety/find-dangers.ts';
import {
  loadSafetyLanguage,
  safetyCardsOfOwner,
  safetyLanguages,
} from '#shared/domain/chat/safety/safety-card.ts';
import { shippedPromptsOf } from '#shared/starter-prompts/find-shipped-prompt.ts';

const Ordinary = z.strictObject({ dangerous: z.array(z.string()), texts: z.array(z.string()) });
const Asked = z.array(z.object({ message: z.string().optional() }));

describe('dangers in what an owner asks', () => {
  const ordinary = Ordinary.parse(
    JSON.parse(
      readFileSync(new URL('../../fixtures/ordinary-questions.json', import.meta.url), 'utf8'),
    ),
  );
  const asked = ['open', 'held-out'].flatMap((name) => {
    const exam = new URL(`../../../evals/cases/${name}/`, import.meta.url);
    return readdirSync(exam)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => Asked.parse(JSON.parse(readFileSync(new URL(file, exam), 'utf8'))))
      .flatMap(({ message }) => (message ? [message] : []));
  });

  test('at most one of 500 ordinary messages gets a card', () => {
    const dangerous = new Set(ordinary.dangerous);
    const messages = [...new Set([...ordinary.texts, ...asked])].filter(
      (text) => !dangerous.has(text),
    );
    expect(messages.length).toBeGreaterThanOrEqual(500);
    const alarms = messages.filter((text) => findDangersOfOwner(text).length > 0);
    expect(alarms.length, alarms.join(' | ')).toBeLessThanOrEqual(
      Math.floor(messages.length / 500),
    );
  });

  test('those of the exam that are dangerous get one', () => {
    for (const text of ordinary.dangerous) {
      expect(asked, text).toContain(text);
      expect(findDangersOfOwner(text), text).not.toEqual([]);
    }
  });

  test('what an example of any starter prompt shows gives no card', () => {
    const shown = helperIds
      .flatMap(shippedPromptsOf)
      .flatMap(({ id, additionalInputs }) =>
        additionalInputs.map(({ placeholder = '' }) => ({ id, placeholder })),
      );
    expect(shown.length).toBeGreaterThan(500);
    expect(shown.filter(({ placeholder }) => findDangersOfOwner(placeholder).length > 0)).toEqual(
      [],
    );
  });

  test.each([
    ['I don’t want to live any more, the business is gone', 'self-harm'],
    ['customer wrote she is going to kill herself', 'self-harm'],
    ['we cut into the ceiling and I think it is asbestos', 'asbestos'],
    ['my cleaner got dizzy from the fumes in the bathroom', 'bad-air'],
    ['she mixed bleach with ammonia and is coughing', 'bad-air'],
    ['tenant says the mold is back and her son has asthma', 'bad-air'],
    ['my helper got stuck by a needle in the trash', 'needles'],
    ['found used needles behind the dumpster', 'needles'],
    ['the trench caved in, my guy is stuck', 'trench'],
    ['we have a 7 foot trench with no shoring', 'trench'],
    ['HSE is coming tomorrow', 'authorities'],
    ['He says: I’ll burn your house', 'threats'],
    ['she wrote "I call my lawyer"', 'lawyer'],
    ['I’m calling my attorney', 'lawyer'],
    ['my lawyer Bob will contact you', 'lawyer'],
    ['my attorney, Jane Smith, has told me not to pay', 'lawyer'],
    ['I called my lawyer already', 'lawyer'],
    ['can you quote this? customer texted she smells gas', 'gas'],
  ] as const)('%s: %s', (text, danger) => {
    expect(findDangersOfOwner(text).map(({ id }) => id)).toContain(danger);
  });

  test.each([
    'How do I quote a gas boiler swap for a 3 bed house?',
    'Write a post about burst pipes in winter',
    'What should I charge for a gas leak call-out at night?',
    'Make a checklist for cleaning up pine needles',
    'Do I need workers comp for one helper?',
    'Can I legally keep the deposit?',
  ])('no card: %s', (text) => {
    expect(findDangersOfOwner(text)).toEqual([]);
  });

  test.each([
    ['US', '988'],
    ['gb', '116 123'],
    ['FR', '3114'],
    ['PT', '1411'],
    ['XX', undefined],
    ['constructor', undefined],
  ])('the crisis line of %s is %s', (country, number) => {
    expect(crisisLine(country)).toBe(number);
  });

  test('every crisis line has a source, and a card names it or says that it is local', async () => {
    for (const { number, source } of Object.values(crisisLines)) {
      expect(number).toMatch(/^\d[\d ]+$/);
      expect(source).not.toBe('');
    }
    for (const language of safetyLanguages) {
      const words = await loadSafetyLanguage(language);
      const stepsIn = (country: string) =>
        safetyCardsOfOwner('I want to die', { country }, words)[0]?.steps.join(' ');
      expect(stepsIn('US'), language).toContain('988');
      expect(stepsIn('XX'), language).toContain(words.localCrisis);
    }
  });

  test('a danger that was set aside gives no card', async () => {
    const words = await loadSafetyLanguage('en');
    const around = { country: 'US', setAside: ['gas'] as const };
    expect(safetyCardsOfOwner('it smells like gas', around, words)).toEqual([]);
  });
});
