import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Part } from '#shared/domain/chat/answer-parts/part.ts';
import { createStreamingParts } from '#web/features/chat/answer/streaming-parts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
});
afterEach(() => vi.useRealTimers());

const words = (markdown: string): Part => ({ kind: 'text', markdown });
const listen = () => {
  const live = createStreamingParts();
  const painted: (readonly Part[])[] = [];
  live.subscribe(() => painted.push(live.shown()));
  const begin = (text: string, index = 0) =>
    live.apply({ event: 'part', data: { index, part: words(text) } });
  const add = (text: string, index = 0) => live.apply({ event: 'delta', data: { index, text } });
  return { live, painted, begin, add };
};

test('pieces are painted together, at most every 50 ms', () => {
  const { live, painted, begin, add } = listen();
  begin('x');
  for (let ms = 1; ms < 500; ms++) {
    add('x');
    vi.advanceTimersByTime(1);
  }
  vi.advanceTimersByTime(100);
  expect(live.shown()).toEqual([words('x'.repeat(500))]);
  expect(painted.length).toBeLessThanOrEqual(11);
  expect(painted.length).toBeGreaterThan(5);
});

test('received text is readable before it is painted', () => {
  const { live, begin } = listen();
  begin('One');
  expect([live.whole(), live.shown()]).toEqual([[words('One')], []]);
});

test('starting over does not show the last answer for a single frame', () => {
  const { live, painted, begin } = listen();
  begin('The last answer');
  vi.advanceTimersByTime(100);
  live.restart();
  expect(live.shown()).toEqual([]);
  expect(painted.at(-1)).toEqual([]);
  live.restart([words('Kept words')]);
  expect(live.shown()).toEqual([words('Kept words')]);
});

test('in a hidden tab text is shown without animation frames', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
  const { live, begin } = listen();
  begin('Unseen');
  vi.advanceTimersByTime(60);
  expect(live.shown()).toEqual([words('Unseen')]);
  expect(frames).not.toHaveBeenCalled();
});

test('an unchanged part stays the same object, so it is not rendered again', () => {
  const { live, begin, add } = listen();
  begin('First');
  begin('Second', 1);
  vi.advanceTimersByTime(100);
  const [first, second] = live.shown();
  add(' words', 1);
  vi.advanceTimersByTime(100);
  expect(live.shown()[0]).toBe(first);
  expect(live.shown()[1]).not.toBe(second);
  expect(live.shown()[1]).toEqual(words('Second words'));
});
