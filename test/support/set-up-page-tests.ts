import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A loaded machine renders late; on a correct page no assertion waits this long.
configure({ asyncUtilTimeout: 20_000 });

// A page that logs an error fails the test.
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
