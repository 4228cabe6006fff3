import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A busy machine draws late; nothing waits this long where all is well.
configure({ asyncUtilTimeout: 8000 });

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
