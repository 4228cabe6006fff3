import { Problem } from '#shared/contract/problem.ts';
import { log } from '../../lib/log.ts';

/** One page of a list, counted from 1, and whether there is a next one. */
export const pageOf = <Row>(all: readonly Row[], page: number, size: number) => ({
  rows: all.slice((page - 1) * size, page * size),
  more: all.length > page * size,
});

/** Runs a tool: its output as the protocol wants it, and what failed in words that may be told. */
export const answerTool = async <Output extends Record<string, unknown>>(
  work: () => Promise<Output>,
) => {
  try {
    const output = await work();
    return {
      content: [{ type: 'text' as const, text: JSON.stringify(output) }],
      structuredContent: output,
    };
  } catch (error) {
    if (!(error instanceof Problem)) log.error('tool failed', { error: error as Error });
    const text = error instanceof Problem ? error.message : new Problem('unexpected').message;
    return { content: [{ type: 'text' as const, text }], isError: true };
  }
};
