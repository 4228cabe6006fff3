import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { escapeHtml } from '#shared/domain/lib/escape-html.ts';
import { unsubscribeHeaders } from '#shared/domain/lib/unsubscribe-headers.ts';
import { checkInOf } from '#shared/domain/week/check-in/check-in.ts';
import { checkInMail } from '#shared/domain/week/check-in/check-in-mail.ts';
import { checkInPausedMail } from '#shared/domain/week/check-in/check-in-paused-mail.ts';
import { doneTask, doneTitles, mailFrame, sparkle } from '../../support/week/sample-check-in.ts';
import { taskOf, ulidOf } from '../../support/week/sample-tasks.ts';

const documentOf = (html: string) => {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
  window.document.write(html);
  return window.document;
};
const wordsOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

describe('the content of a weekly check-in', () => {
  test('seven of nine tasks: shows done tasks, open tasks and the week ahead', () => {
    const checkIn = checkInOf(sparkle());
    expect(checkIn).toMatchObject({
      headline: 'Last week: 7 of 9 done',
      planned: 9,
      leftLine: 'Two tasks left',
      week: '2026-W47',
      from: '2026-11-16',
      to: '2026-11-22',
      lastWeekLine: '24 jobs, $3,960, and 5 quotes',
      weekBeforeLine: '25 jobs, $4,710, and 6 quotes',
    });
    expect(checkIn.done.map(({ title }) => title)).toEqual(doneTitles);
    expect(checkIn.next.map(({ title }) => title)).toEqual(['Text the first 10 regulars']);
    expect(checkIn.weeks).toHaveLength(8);
    expect(checkIn.seasons.map(({ entry }) => entry.id)).toEqual([
      'cleaning.guests',
      'cleaning.new-prices',
      'cleaning.holiday-days',
    ]);
    expect(checkIn.offer.prompt).toBe('sales.follow-up.quote-gone-quiet');
  });

  test('a task done a day late leaves the list, and the size of the week stays', () => {
    const from = sparkle();
    const tasks = from.tasks.map((task) =>
      task.id === ulidOf(2)
        ? { ...task, state: 'done' as const, done_at: '2026-11-23T15:00:00.000Z' }
        : task,
    );
    expect(checkInOf({ ...from, tasks })).toMatchObject({
      headline: 'Last week: 7 of 9 done',
      leftLine: 'One task left',
    });
  });

  test('the week is in the owner’s zone: Sunday night in New York is not Monday', () => {
    const late = doneTask('Late on Sunday', 1, { done_at: '2026-11-23T04:30:00.000Z' });
    const early = doneTask('Early on Monday', 2, { done_at: '2026-11-23T05:30:00.000Z' });
    const checkIn = checkInOf(sparkle({ tasks: [late, early] }));
    expect(checkIn.done.map(({ title }) => title)).toEqual(['Late on Sunday']);
    const inLondon = checkInOf(sparkle({ tasks: [late], timeZone: 'Europe/London' }));
    expect(inLondon.done).toEqual([]);
  });

  test.each([
    ['nothing at all', [], 'A new week', 'Nothing left over'],
    [
      'one thing, done',
      [doneTask('x', 1)],
      'Last week: your one task is done',
      'Nothing left over',
    ],
    [
      'two, both done',
      [doneTask('x', 1), doneTask('y', 2)],
      'Last week: all 2 done',
      'Nothing left over',
    ],
    ['one, not done', [taskOf({ due: '2026-11-20' })], 'Last week: 0 of 1 done', 'One task left'],
    [
      'only old ones',
      [taskOf({ due: '2026-10-20' })],
      'A new week',
      'One task left from earlier weeks',
    ],
    [
      'new and old ones',
      [taskOf({ due: '2026-11-15' }), taskOf({ due: '2026-11-16' })],
      'Last week: 0 of 1 done',
      'One task left, and 1 from earlier weeks',
    ],
    [
      'a dropped one',
      [taskOf({ due: '2026-11-18', state: 'dropped' })],
      'A new week',
      'Nothing left over',
    ],
  ])('%s', (_, tasks, headline, leftLine) => {
    expect(checkInOf(sparkle({ tasks }))).toMatchObject({ headline, leftLine });
  });

  test('works across the turn of the year', () => {
    const done = doneTask('x', 1, { done_at: '2026-12-31T15:00:00.000Z' });
    expect(checkInOf(sparkle({ on: '2027-01-04', tasks: [done] }))).toMatchObject({
      week: '2026-W53',
      headline: 'Last week: your one task is done',
    });
  });
});

describe('the mail', () => {
  const mail = checkInMail(checkInOf(sparkle()), mailFrame);
  const page = documentOf(mail.html);

  test('says in plain text what the page says', () => {
    expect(mail.subject).toBe('Last week: 7 of 9 done');
    expect(mail.text).toMatchSnapshot();
  });

  test('asks for last week’s numbers until they are typed', () => {
    const numbers = sparkle().numbers.slice(0, 7);
    const { text } = checkInMail(checkInOf(sparkle({ numbers })), mailFrame);
    expect(text).toContain(
      'Jobs done, money in, quotes sent. The week before: 25 jobs, $4,710, and 6 quotes. How about last week?',
    );
    const first = checkInMail(checkInOf(sparkle({ numbers: [] })), mailFrame);
    expect(first.text).toContain('Jobs done, money in, quotes sent. Rough numbers are fine.');
  });

  test('has the same words and links in HTML and text', () => {
    const shown = wordsOf(page.body.textContent);
    const inText = mail.text
      .split('\n')
      .map((line) => line.replace(/^[* ]+(done: )?/, '').replace(/: https:.*$/, ''))
      .filter((line) => line && !/^[-=]+$/.test(line));
    const missing = inText.filter((line) =>
      line.split(/: /).some((part) => !shown.includes(wordsOf(part))),
    );
    expect(missing).toEqual([]);
    const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([mailFrame.page, mailFrame.offer, mailFrame.stop, mailFrame.settings]);
    for (const link of links) expect(mail.text).toContain(link);
  });

  test('loads and runs nothing, and its tables are for layout only', () => {
    expect(page.querySelectorAll('img, script, link, iframe, form, svg, video')).toHaveLength(0);
    expect(mail.html).not.toMatch(/url\(|@import|@font-face|\son\w+=/i);
    const tables = [...page.querySelectorAll('table')];
    expect(tables.length).toBeGreaterThan(5);
    expect(tables.filter((table) => table.getAttribute('role') !== 'presentation')).toEqual([]);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('[role="article"]')?.getAttribute('aria-label')).toBe(
      'Your Monday check-in',
    );
  });

  test('shows a progress bar of nine segments, seven of them done', () => {
    const bar = page.querySelector('table[aria-hidden="true"]');
    expect(bar?.querySelectorAll('td')).toHaveLength(9);
    expect(bar?.querySelectorAll('td.rest')).toHaveLength(2);
    const long = Array.from({ length: 25 }, (_, at) => doneTask(`Task ${at}`, at));
    const html = checkInMail(checkInOf(sparkle({ tasks: long })), mailFrame).html;
    expect(documentOf(html).querySelector('table[aria-hidden="true"]')).toBeNull();
    expect(html).toContain('and 22 more');
  });

  test('every color has a dark one beside it, and stays when the style block is removed', () => {
    const styles = page.querySelector('style')?.textContent ?? '';
    expect(styles).toContain('prefers-color-scheme: dark');
    const classes = new Set(
      [...page.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
    );
    for (const name of classes) expect(styles, name).toContain(`.${name}`);
    const plain = [...page.querySelectorAll('h1, h2, a, b, p, span')].filter(
      (element) =>
        !/color:/.test(element.getAttribute('style') ?? '') &&
        !element.closest('[style*="color:"]'),
    );
    expect(plain).toEqual([]);
  });

  test('is far below the size at which mail programs cut a mail', () => {
    const long = Array.from({ length: 200 }, (_, at) =>
      taskOf({ id: ulidOf(at), due: '2026-11-18', title: 'x'.repeat(120), who: 'y'.repeat(40) }),
    );
    const { html } = checkInMail(checkInOf(sparkle({ tasks: long })), mailFrame);
    expect(new TextEncoder().encode(html).length).toBeLessThan(30_000);
  });

  test('contains owners’ text escaped', () => {
    const hostile = `<img src=x onerror=alert(1)> & "quotes" 'and' </td></table><script>x</script>`;
    const { html, subject } = checkInMail(
      checkInOf(
        sparkle({
          business: { name: hostile, currency: 'USD' },
          tasks: [
            doneTask(hostile, 1),
            taskOf({ due: '2026-11-20', title: hostile, who: hostile }),
          ],
        }),
      ),
      { ...mailFrame, postalAddress: hostile },
    );
    const document = documentOf(html);
    expect(document.querySelectorAll('img, script')).toHaveLength(0);
    expect(wordsOf(document.body.textContent)).toContain(wordsOf(hostile));
    expect(subject).toBe('Last week: 1 of 2 done');
    expect(escapeHtml(`<a href="x">'&'</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;',
    );
  });

  test('days and hours are formatted for the country, and another day is named', () => {
    const { text, html } = checkInMail(
      checkInOf(sparkle({ locale: 'en-GB', business: { name: 'Second Coat', currency: 'GBP' } })),
      { ...mailFrame, locale: 'en-GB', weekday: 5, hour: 16 },
    );
    expect(text).toContain('Monday 23 November. Second Coat');
    expect(text).toContain('24 jobs, £3,960, and 5 quotes');
    expect(text).toContain('You get this email every Friday at 16:00.');
    expect(text).toContain('Open your Friday check-in');
    expect(html).toContain('aria-label="Your Friday check-in"');
  });
});

test('the mail to an owner who is away says that it is the only one, and how to come back', () => {
  const { subject, text, html } = checkInPausedMail('Sparkle & Sons', mailFrame);
  expect(subject).toBe('Still there?');
  expect(text).toMatchSnapshot();
  expect(html).toContain('Sparkle &amp; Sons');
  expect(documentOf(html).querySelectorAll('a')).toHaveLength(3);
});

describe('one click unsubscribes', () => {
  test('with the two headers of RFC 8058', () => {
    expect(unsubscribeHeaders('https://sevenhands.example/api/stop?token=abc')).toEqual({
      'List-Unsubscribe': '<https://sevenhands.example/api/stop?token=abc>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test('only over https, and without characters that could end a header', () => {
    expect(() => unsubscribeHeaders('http://sevenhands.example/stop')).toThrow(TypeError);
    expect(() => unsubscribeHeaders('mailto:stop@sevenhands.example')).toThrow(TypeError);
    const value = unsubscribeHeaders('https://x.example/a>\r\nBcc: y@z')['List-Unsubscribe'];
    expect(value).not.toMatch(/[\r\n]|>.*>/);
  });
});
