import { describe, expect, test } from 'vitest';
import { signalIds } from '#shared/domain/chat/message-replies/find-signals.ts';
import { guessMessageKind } from '#shared/domain/chat/message-replies/guess-message-kind.ts';
import { incomingKinds } from '#shared/domain/chat/message-replies/incoming-kinds.ts';
import { bias, weights } from '#shared/domain/chat/message-replies/signal-weights.ts';
import {
  type LabelledMessage,
  learningMessages,
  scoredSets,
} from '#test/support/learning/labelled-messages.ts';
import { learnWeights } from '#test/support/learning/learn-kind-weights.ts';

const sets = scoredSets();
const all = sets.flatMap(([, messages]) => messages);
const guesses = new Map<string, string | undefined>();
const guessed = (text: string) => {
  if (!guesses.has(text)) guesses.set(text, guessMessageKind(text)?.kind);
  return guesses.get(text);
};
const isRight = ({ kind, text }: LabelledMessage) => guessed(text) === kind;
const share = (messages: readonly LabelledMessage[]) =>
  messages.filter(isRight).length / messages.length;
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

describe('the kind of a pasted message', () => {
  test('is right for at least nine of ten labeled messages, including the held-out ones', () => {
    const table = [
      ...sets.map(
        ([name, messages]) => `${name}: ${percent(share(messages))} of ${messages.length}`,
      ),
      ...incomingKinds.map((kind) => {
        const own = all.filter((message) => message.kind === kind);
        const counts = incomingKinds.map(
          (guess) => own.filter(({ text }) => guessed(text) === guess).length,
        );
        return `${kind.padEnd(16)} ${counts.map((count) => String(count).padStart(4)).join('')}`;
      }),
    ];
    // Written directly, because the runner hides console output of passing tests.
    process.stdout.write(`${table.join('\n')}\n(columns: ${incomingKinds.join(', ')})\n`);
    const unseen = sets.filter(([name]) => name !== 'development').flatMap(([, m]) => m);
    expect(share(unseen), 'messages that were only scored').toBeGreaterThanOrEqual(0.9);
    expect(share(all), 'all').toBeGreaterThanOrEqual(0.9);
    for (const kind of incomingKinds)
      expect(share(all.filter((message) => message.kind === kind)), kind).toBeGreaterThanOrEqual(
        0.8,
      );
  });

  test('the labeled sets contain the same number of each kind', () => {
    for (const [name, messages] of sets) {
      const counts = incomingKinds.map((kind) => messages.filter((m) => m.kind === kind).length);
      expect(new Set(counts).size, name).toBe(1);
    }
    expect(all.length).toBeGreaterThanOrEqual(120);
  });

  test('held-out messages are not in the training set', () => {
    const learned = new Set(learningMessages().map(({ text }) => text));
    const heldOut = sets
      .filter(([name]) => name !== 'development')
      .flatMap(([, messages]) => messages);
    expect(heldOut.filter(({ text }) => learned.has(text))).toEqual([]);
  });

  test('the weights are those learned from the labeled messages', { tags: 'night' }, () => {
    const learned = learnWeights(learningMessages());
    const far = signalIds.filter((id) =>
      learned.weights[id].some((weight, at) => Math.abs(weight - (weights[id][at] ?? 0)) > 0.02),
    );
    expect(far, 'run node test/support/learning/learn-kind-weights.ts').toEqual([]);
    expect(learned.bias.every((weight, at) => Math.abs(weight - (bias[at] ?? 0)) <= 0.02)).toBe(
      true,
    );
  });

  test('comes with a certainty, and the six shares sum to 1', () => {
    const guess = guessMessageKind('Your invoice 1043 is past due, please send payment');
    expect(guess?.kind).toBe('overdue-invoice');
    expect(guess?.confidence).toBeGreaterThan(0.8);
    expect(guess?.ranking.map(({ kind }) => kind).toSorted()).toEqual(
      [...incomingKinds].toSorted(),
    );
    expect(guess?.ranking.reduce((sum, { confidence }) => sum + confidence, 0)).toBeCloseTo(1);
    expect(guess?.ranking[0]?.kind).toBe('overdue-invoice');
  });

  test('is not guessed without a clear sign', () => {
    for (const text of ['', ' \n ', 'xyz', '...']) expect(guessMessageKind(text), text).toBeNull();
  });

  test.each([
    ['capitals', 'CAN YOU COME TODAY', 'come-today'],
    ['curly quotes', 'I can’t pay the invoice until Friday', 'overdue-invoice'],
    ['a typing slip', 'your estimte is too expensve for us', 'too-expensive'],
    ['short forms', 'u left the gate open again, im not happy', 'complaint'],
    ['accents left out', 'no los recomiendo, pesimo servicio', 'bad-review'],
    [
      'accents',
      'lo voy a consultar con mi esposo y le aviso, gracias por la cotización',
      'quiet-quote',
    ],
  ])('recognizes %s', (_, text, kind) => {
    expect(guessMessageKind(text)?.kind).toBe(kind);
  });

  test('a text of 4,000 characters is classified quickly', () => {
    const long = 'we will call you about the invoice and the quote '.repeat(82).slice(0, 4000);
    guessMessageKind(long);
    const start = performance.now();
    guessMessageKind(long);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
