import { describe, expect, test } from 'vitest';
import { readCalls, usageOfCalls } from '#evals/product/read-calls.ts';
import { readStream } from '#evals/product/read-stream.ts';

describe('the recorded stream', () => {
  const stream = (...chunks: object[]) =>
    new Response(
      `${chunks.map((one) => `data: ${JSON.stringify(one)}`).join('\n\n')}\n\ndata: [DONE]\n\n`,
    );
  const said = (content: string, finish_reason: string | null = null) => ({
    model: 'm-2026',
    choices: [{ delta: { content }, finish_reason }],
  });

  test('words, tokens and the end are read from the stream', async () => {
    const usage = {
      prompt_tokens: 90,
      completion_tokens: 7,
      prompt_tokens_details: { cached_tokens: 64 },
    };
    const call = await readStream(
      stream(said('{"a"'), said(':1}', 'stop'), { choices: [], usage }),
      performance.now(),
    );
    expect(call).toMatchObject({
      model: 'm-2026',
      text: '{"a":1}',
      finish: 'stop',
      usage: { input: 90, cached: 64, output: 7 },
    });
  });

  test('a refusal, a cut answer and a broken stream are recorded as such', async () => {
    const refusal = { choices: [{ delta: { refusal: 'No.' }, finish_reason: 'stop' }] };
    expect((await readStream(stream(refusal), 0)).finish).toBe('refusal');
    expect((await readStream(stream(said('a', 'length')), 0)).finish).toBe('length');
    expect((await readStream(stream(said('a')), 0)).finish).toBe('error');
    expect((await readStream(new Response('data: {not json}\n'), 0)).text).toBe('');
  });

  const call = (text: string, finish = 'stop') => ({
    model: 'm',
    ms: 1,
    firstMs: 1,
    firstDraftMs: null,
    reasoning: 0,
    finish,
    usage: null,
    text,
    charactersIn: 300,
  });
  const answer = JSON.stringify({
    calculate: [],
    add_up: [],
    parts: [{ kind: 'text', markdown: 'Yes.' }],
    facts: [{ key: 'crew', value: '4', quote: 'we are four' }, 'odd'],
    decisions: ['Raise it'],
  });

  test('facts are those the model proposed, including those the product leaves out', () => {
    const round = JSON.stringify({
      calculate: [{ calculator: 'price-check', inputs: [] }],
      parts: [],
      facts: [],
    });
    const read = readCalls([call(round), call(answer)], false);
    expect(read.facts).toEqual([
      { key: 'crew', value: '4', quote: 'we are four' },
      { key: '', value: '', quote: '' },
    ]);
    expect(read).toMatchObject({ finish: 'stop', form: 'parts', decisions: ['Raise it'] });
  });

  test('the worst end and the worst format count', () => {
    expect(readCalls([call(answer, 'length'), call(answer)], false).finish).toBe('length');
    expect(readCalls([call(answer), call('Just words.')], false).form).toBe('plain');
    expect(readCalls([], false)).toMatchObject({ finish: 'error', form: 'plain' });
  });

  test('tokens of a provider that reports none are estimated and marked', () => {
    expect(usageOfCalls([call('x'.repeat(30))])).toEqual({
      usage: { input: 100, cached: 0, output: 10 },
      estimated: true,
    });
  });
});
