import type { Reporter, TestCase } from 'vitest/node';

/**
 * Prints one line per guarantee: its title, the number of checks and failures, and the failures below. Other tests get
 * no line.
 */
export const promiseReporter = (write: (line: string) => void): Reporter => {
  const { onTestCaseResult, writeTotal } = promiseLines(write);
  return {
    onTestCaseResult,
    onTestRunEnd: (modules, unhandled) => {
      for (const module of modules)
        for (const { message, stack } of module.errors()) write(`✘ ${message}\n${stack ?? ''}`);
      for (const { message, stack } of unhandled) write(`✘ unhandled: ${message}\n${stack ?? ''}`);
      writeTotal();
    },
  };
};

/** Prints the same lines at the end of a run, after the reporter of the other tests. */
export const promisesAtEnd = (write: (text: string) => void): Reporter => {
  const lines: string[] = [];
  const { onTestCaseResult, writeTotal } = promiseLines((line) => lines.push(line));
  return {
    onTestCaseResult,
    // Not async, so that the next reporter prints after it.
    onTestRunEnd: () => {
      writeTotal();
      if (lines.length) write(lines.join('\n'));
    },
  };
};

const promiseLines = (write: (line: string) => void) => {
  const total = { promises: 0, tried: 0, broken: 0 };
  return {
    onTestCaseResult: (testCase: TestCase) => {
      if (!testCase.project.name.startsWith('proof')) return;
      const { state, errors = [] } = testCase.result();
      // What is for the night is not tried by day.
      if (state === 'skipped') return;
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
    writeTotal: () => {
      if (total.promises)
        write(`${total.promises} promises, ${total.tried} tries, ${total.broken} broken`);
    },
  };
};

/** A plain test is a guarantee with one check. */
const countedIn = (testCase: TestCase) =>
  testCase.meta().promise ?? {
    what: testCase.fullName,
    tried: 1,
    failed: testCase.result().state === 'failed' ? 1 : 0,
    control: undefined,
    measured: undefined,
  };

const lineOf = (testCase: TestCase) => {
  const { what, tried, failed, control, measured } = countedIn(testCase);
  if (control) return `control: ${what}: ${failed} of ${tried} noticed`;
  return `${what}: ${tried} tried, ${failed} failed${measured ? ` (${measured})` : ''}`;
};

const secondsOf = (testCase: TestCase) =>
  ((testCase.diagnostic()?.duration ?? 0) / 1000).toFixed(1);
