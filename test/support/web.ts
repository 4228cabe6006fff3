import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A loaded machine renders late; no assertion waits this long when the page is right.
configure({ asyncUtilTimeout: 20_000 });

// A page that logs an error is broken, whatever else it shows.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  expect(vi.mocked(console.error).mock.calls, 'unexpected console.error').toEqual([]);
  vi.restoreAllMocks();
  globalThis.sessionStorage?.clear();
  globalThis.localStorage?.clear();
});
