import { expect, test } from 'vitest';
import { pathKeys } from '#shared/contract/route.ts';
import { startProof } from '#test/proof/support/proof-app.ts';
import { deletesCaller, routes, type Wired, wired } from '#test/proof/support/samples.ts';
import { everyNth, whole } from '#test/support/proof-size.ts';
import { objections } from '#test/support/tools/openapi-validator.ts';

/** Values that a client might send without reading the document. */
const oddValues = [
  null,
  '',
  ' ',
  'x',
  'x'.repeat(5000),
  0,
  -1,
  1.5,
  1e6,
  true,
  [],
  ['x'],
  Array(60).fill('x'),
  {},
];

/** Returns the values for the `nth` field: in the short form one of the odd values, rotating from field to field. */
const oddValuesOf = (nth: number) =>
  whole ? oddValues : oddValues.filter((_, index) => index === nth % oddValues.length);

/** Returns a valid request of a route and each change of one field: left out, odd, or added. */
const variations = (
  { route, sample }: (typeof routes)[number],
  ids: Parameters<typeof sample>[0],
) => {
  const good = sample(ids);
  const inPath = pathKeys(route);
  const keys = [...new Set([...Object.keys(good), ...Object.keys(route.input.shape)])];
  const changed = keys
    .filter((key) => !inPath.includes(key))
    .flatMap((key, nth) => {
      const { [key]: _, ...rest } = good;
      return [rest, ...oddValuesOf(nth + keys.length).map((value) => ({ ...good, [key]: value }))];
    });
  // An empty value or a slash in a path is another path.
  const elsewhere = inPath.flatMap((key) =>
    ['x', ' ', 'x'.repeat(500)].map((value) => ({ ...good, [key]: value })),
  );
  return [good, ...changed, ...elsewhere, { ...good, one_more: 'x' }].map((input) =>
    wired(route, input),
  );
};

/**
 * Error messages of rules that the document cannot describe: between fields, for names without a pattern, and for
 * bytes.
 */
const saidInWords = [
  'Choose at least one helper',
  'Send a text, a prompt, or the message to ask again',
  '✖ An answer needs words',
  '✖ A post needs words',
  'Prompt is required',
  'Outcome is required',
  '✖ Not a time zone\n  → at time_zone',
  'We couldn’t read this recording. Record it again.',
  'Test exactly this text as all three sample businesses before you publish it.',
];
const isSaidInWords = (body: string) => saidInWords.includes(JSON.parse(body).title);

test('the server refuses requests that the document refuses, and accepts those that it allows', async () => {
  await using proof = await startProof();
  const [admin, ada, eve] = await Promise.all(
    ['admin', 'ada', 'eve'].map((name) => proof.app.token(name)),
  );
  // Each of the two that delete who calls them has somebody of its own.
  const tokenFor = ({ name, route }: (typeof routes)[number]) =>
    String(route.access === 'admin' ? admin : name === 'account.closeAccount' ? eve : ada);
  const disagreements: string[] = [];
  let [allowed, refused] = [0, 0];
  const compare = async (name: string, request: Wired, token: string) => {
    const against = objections(request);
    const { status, body } = await proof.send(request, [['authorization', `Bearer ${token}`]]);
    const isRefused = status === 400 && !isSaidInWords(body);
    if (against.length) refused += 1;
    else allowed += 1;
    if (isRefused === against.length > 0) return;
    const what = `${request.method} ${request.path.slice(0, 120)} ${request.body?.slice(0, 160) ?? ''}`;
    disagreements.push(
      `${name}: ${what}: ${status}, document: ${against.join('; ').slice(0, 200) || 'fine'} ${body.slice(0, 200)}`,
    );
  };
  const leaving = ({ name }: { name: string }) => Number(deletesCaller(name));
  const all = routes.filter(({ route }) => !route.raw);
  // A deleted caller is refused whatever else is sent.
  for (const each of everyNth(all, 3).toSorted((one, other) => leaving(one) - leaving(other)))
    for (const request of variations(each, proof.ada.ids).toReversed())
      await compare(each.name, request, tokenFor(each));
  expect(disagreements).toEqual([]);
  expect(allowed).toBeGreaterThan(whole ? 200 : 30);
  expect(refused).toBeGreaterThan(whole ? 1000 : 70);
});
