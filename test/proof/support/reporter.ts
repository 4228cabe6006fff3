import type { Reporter, TestCase } from 'vitest/node';

/** One line per promise: what, how many tried, how many failed; and what went wrong below it. */
export const promiseReporter = (write: (line: string) => void): Reporter => {
  const total = { promises: 0, tried: 0, broken: 0 };
  return {
    onTestCaseResult: (testCase) => {
      const { state, errors = [] } = testCase.result();
      const { tried, failed } = countedIn(testCase);
      total.promises++;
      total.tried += tried;
      if (state === 'failed') total.broken++;
      write(`${state === 'failed' ? '✘' : '✔'} ${lineOf(testCase)} (${secondsOf(testCase)} s)`);
      if (state !== 'failed') return;
      for (const example of testCase.meta().promise?.examples ?? []) write(`  ${example}`);
      if (failed === 0)
        for (const { message, stack } of errors) write(`  ${message}\n  ${stack ?? ''}`);
    },
    onTestRunEnd: (modules, unhandled) => {
      for (const module of modules)
        for (const { message, stack } of module.errors()) write(`✘ ${message}\n${stack ?? ''}`);
      for (const { message, stack } of unhandled) write(`✘ unhandled: ${message}\n${stack ?? ''}`);
      write(`${total.promises} promises, ${total.tried} tries, ${total.broken} broken`);
    },
  };
};

/** A plain test is a promise tried once. */
const countedIn = (testCase: TestCase) =>
  testCase.meta().promise ?? {
    what: testCase.fullName,
    tried: 1,
    failed: testCase.result().state === 'failed' ? 1 : 0,
    control: undefined,
  };

const lineOf = (testCase: TestCase) => {
  const { what, tried, failed, control } = countedIn(testCase);
  return control
    ? `control: ${what}: ${failed} of ${tried} noticed`
    : `${what}: ${tried} tried, ${failed} failed`;
};

const secondsOf = (testCase: TestCase) =>
  ((testCase.diagnostic()?.duration ?? 0) / 1000).toFixed(1);
