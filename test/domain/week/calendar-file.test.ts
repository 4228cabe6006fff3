import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import {
  feedToken,
  feedTokenBytes,
  feedTokenHash,
  isFeedToken,
  webcalAddress,
} from '#shared/domain/week/calendar-feed-token.ts';
import {
  calendarText,
  calendarType,
  feedTasks,
  refreshSeconds,
} from '#shared/domain/week/calendar-file.ts';
import { changeTask } from '#shared/domain/week/task-changes.ts';
import type { Task, TaskChange } from '#shared/domain/week/task-schemas.ts';
import { taskOf, ulidOf } from '../../support/week/sample-tasks.ts';

const file = {
  name: 'Sparkle & Sons Cleaning Co',
  host: 'sevenhands.example',
  url: 'https://sevenhands.example/dashboard/week',
};
const bytes = (text: string) => new TextEncoder().encode(text).length;

// RFC 5545, 3.8.8.2: a property the reader does not know contains text with escapes.
for (const name of ['x-wr-calname', 'name'])
  ICAL.design.icalendar.property[name] = { defaultType: 'text' };

/** Parses a file with an independent parser. */
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const value = (name: string) => calendar.getFirstPropertyValue(name)?.toString();
  return {
    name: value('x-wr-calname'),
    sameName: value('name') === value('x-wr-calname'),
    method: value('method'),
    version: value('version'),
    refresh: value('refresh-interval'),
    events: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        summary: event.summary,
        description: event.description,
        start: event.startDate.toString(),
        end: event.endDate.toString(),
        wholeDay: event.startDate.isDate && event.endDate.isDate,
        sequence: event.sequence,
        status: component.getFirstPropertyValue('status'),
        stamp: component.getFirstPropertyValue('dtstamp')?.toString(),
      };
    }),
  };
};
const changed = (task: Task, change: TaskChange, at: string) =>
  changeTask(task, change, { seen: task.version, now: new Date(at) }).task;

describe('a file in calendar programs', () => {
  test('has a name, a method and all-day entries with an exclusive end', () => {
    const task = taskOf({ detail: 'Ask for the key.\nHe is in after 5.', who: 'Ana' });
    expect(read(calendarText([task], file))).toEqual({
      name: 'Sparkle & Sons Cleaning Co',
      sameName: true,
      method: 'PUBLISH',
      version: '2.0',
      refresh: 'PT4H',
      events: [
        {
          uid: `${task.id}@sevenhands.example`,
          summary: 'Call Mr. Okafor about the move-out quote',
          description: `Ask for the key.\nHe is in after 5.\n10 minutes, Ana\n${file.url}`,
          start: '2026-11-24',
          end: '2026-11-25',
          wholeDay: true,
          sequence: 0,
          status: 'CONFIRMED',
          stamp: '2026-11-20T15:00:00Z',
        },
      ],
    });
    expect(refreshSeconds).toBe(4 * 3600);
    expect(calendarType).toBe('text/calendar; charset=utf-8');
  });

  test.each([
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
    ['2028-02-29', '2028-03-01'],
    // Days of clock changes in New York and Lord Howe.
    ['2026-03-08', '2026-03-09'],
    ['2026-10-04', '2026-10-05'],
  ])('an entry is one day long: %s ends before %s', (due, end) => {
    const [event] = read(calendarText([taskOf({ due })], file)).events;
    expect([event?.start, event?.end]).toEqual([due, end]);
    expect(calendarText([taskOf({ due })], file)).toContain(
      `DTSTART;VALUE=DATE:${due.replaceAll('-', '')}\r\n`,
    );
  });

  test('contains the properties that Google, Apple and Outlook need', () => {
    const text = calendarText([taskOf()], file);
    for (const line of [
      'PRODID:-//Sevenhands//Your week//EN',
      'X-PUBLISHED-TTL:PT4H',
      'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
      'TRANSP:TRANSPARENT',
      'LAST-MODIFIED:20261120T150000Z',
    ])
      expect(text).toContain(`${line}\r\n`);
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  });

  test('any text is read back unchanged, from lines of 75 bytes that end in CRLF', () => {
    const words = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
      .map((text) =>
        text
          .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      )
      .filter(Boolean);
    const hostile = fc.constantFrom(
      'a; b, c \\ d: "e" \\n f',
      '👨‍👩‍👧‍👦'.repeat(20),
      'Überprüfe die Maße, bitte; so schön wie möglich und noch viel länger als eine Zeile es erlaubt',
      'الجدول الأسبوعي للتنظيف، والمزيد',
      'END:VEVENT',
    );
    void fc.assert(
      fc.property(fc.oneof(words, hostile), fc.oneof(words, hostile), (title, name) => {
        const text = calendarText([taskOf({ title, detail: title })], { ...file, name });
        const { name: shown, events } = read(text);
        expect(shown).toBe(name);
        expect(events[0]?.summary).toBe(title);
        expect(events[0]?.description).toBe(`${title}\n10 minutes\n${file.url}`);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of text.split('\r\n')) expect(bytes(line)).toBeLessThanOrEqual(75);
      }),
    );
  });

  test('a line break or control character in a name starts no new line', () => {
    const name = 'Ace\r\nBEGIN:VEVENT\u2028X\u0000Y';
    const { name: shown, events } = read(calendarText([], { ...file, name }));
    expect(shown).toBe('Ace BEGIN:VEVENT X Y');
    expect(events).toEqual([]);
    const sly = taskOf({ title: 'x\r\nEND:VEVENT', detail: 'a\rb\u0007c' });
    expect(read(calendarText([sly], file)).events).toMatchObject([
      { summary: 'x\nEND:VEVENT', description: `a\nb c\n10 minutes\n${file.url}` },
    ]);
  });
});

describe('changes for a subscriber', () => {
  const now = new Date('2026-11-24T13:00:00Z');

  test('a moved task is the same entry with a higher sequence number on another day', () => {
    const moved = changed(taskOf(), { kind: 'move', due: '2026-12-31' }, '2026-11-24T12:00:00Z');
    const [before] = read(calendarText([taskOf()], file)).events;
    const [after] = read(calendarText([moved], file)).events;
    expect(after?.uid).toBe(before?.uid);
    expect(after).toMatchObject({
      start: '2026-12-31',
      end: '2027-01-01',
      sequence: 1,
      stamp: '2026-11-24T12:00:00Z',
    });
  });

  test('a dropped task is canceled, a done one is marked, and a reopened one is back to normal', () => {
    const dropped = changed(taskOf(), { kind: 'drop' }, '2026-11-24T12:00:00Z');
    const again = changed(dropped, { kind: 'reopen' }, '2026-11-24T12:30:00Z');
    const done = changed(again, { kind: 'tick' }, '2026-11-24T12:45:00Z');
    const events = [dropped, again, done].map((task) => read(calendarText([task], file)).events[0]);
    expect(events).toMatchObject([
      { status: 'CANCELLED', sequence: 1 },
      { status: 'CONFIRMED', sequence: 2, summary: taskOf().title },
      { status: 'CONFIRMED', sequence: 3, summary: `Done: ${taskOf().title}` },
    ]);
  });

  test('done or dropped tasks leave the feed after two weeks; open ones never do', () => {
    const task = (at: number, more: Partial<Task>) => taskOf({ id: ulidOf(at), ...more });
    const old = '2026-11-10T13:00:00.000Z';
    const kept = '2026-11-10T13:00:01.000Z';
    const tasks = [
      task(1, { state: 'done', updated_at: old }),
      task(2, { state: 'done', updated_at: kept, due: '2026-11-10' }),
      task(3, { state: 'dropped', updated_at: old }),
      task(4, { state: 'dropped', updated_at: kept }),
      task(5, { due: '2025-11-24', updated_at: '2025-11-24T00:00:00.000Z' }),
    ];
    expect(feedTasks(tasks, now).map(({ id }) => id)).toEqual([ulidOf(5), ulidOf(2), ulidOf(4)]);
  });

  test('the same tasks give the same bytes at any time', () => {
    const tasks = Array.from({ length: 200 }, (_, at) => taskOf({ id: ulidOf(at) }));
    const text = calendarText(tasks, file);
    expect(calendarText(tasks, file)).toBe(text);
    expect(new Set(read(text).events.map(({ uid }) => uid)).size).toBe(200);
  });
});

describe('the secret in the address of a feed', () => {
  test('is 43 URL-safe characters from 256 random bits', () => {
    const random = (fill: (at: number) => number) =>
      Uint8Array.from({ length: feedTokenBytes }, (_, at) => fill(at));
    const token = feedToken(random((at) => 255 - at));
    expect(token).toBe('__79_Pv6-fj39vX08_Lx8O_u7ezr6uno5-bl5OPi4eA');
    expect(isFeedToken(token)).toBe(true);
    expect(encodeURIComponent(token)).toBe(token);
    expect(feedToken(random(() => 0))).toHaveLength(43);
    expect(() => feedToken(new Uint8Array(16))).toThrow(RangeError);
  });

  test('is stored as a hash, by which it is found', async () => {
    const token = feedToken(new Uint8Array(feedTokenBytes));
    const hash = await feedTokenHash(token);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await feedTokenHash(token)).toBe(hash);
    expect(await feedTokenHash(`${token.slice(0, -1)}B`)).not.toBe(hash);
    expect(await feedTokenHash('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  test('is distinguished from other texts', () => {
    for (const text of [
      '',
      'x'.repeat(42),
      'x'.repeat(44),
      `${'x'.repeat(42)}.`,
      `${'x'.repeat(43)}\n`,
    ])
      expect(isFeedToken(text), text).toBe(false);
  });

  test('opens a calendar program', () => {
    expect(webcalAddress('https://sevenhands.example/calendar/x.ics')).toBe(
      'webcal://sevenhands.example/calendar/x.ics',
    );
  });
});
