import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStreamingText } from '#web/features/chat/streaming-text.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
});
afterEach(() => vi.useRealTimers());

const listen = () => {
  const live = createStreamingText();
  const painted: string[] = [];
  live.subscribe(() => painted.push(live.shown()));
  return { live, painted };
};

test('many pieces are painted together, every 50 ms at most', () => {
  const { live, painted } = listen();
  for (let ms = 0; ms < 500; ms++) {
    live.add('x');
    vi.advanceTimersByTime(1);
  }
  vi.advanceTimersByTime(100);
  expect(live.shown()).toHaveLength(500);
  expect(painted.length).toBeLessThanOrEqual(11);
  expect(painted.length).toBeGreaterThan(5);
});

test('what has arrived is known before it is painted', () => {
  const { live } = listen();
  live.add('One');
  expect([live.whole(), live.shown()]).toEqual(['One', '']);
});

test('starting over shows nothing of the last answer, not for one frame', () => {
  const { live, painted } = listen();
  live.add('The last answer');
  vi.advanceTimersByTime(100);
  live.restart();
  expect(live.shown()).toBe('');
  expect(painted.at(-1)).toBe('');
  live.restart('Kept words');
  expect(live.shown()).toBe('Kept words');
});

test('in a hidden tab text is taken over without frames', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
  const { live } = listen();
  live.add('Unseen');
  vi.advanceTimersByTime(60);
  expect(live.shown()).toBe('Unseen');
  expect(frames).not.toHaveBeenCalled();
});
