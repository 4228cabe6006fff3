/**
 * An error as a reader needs it: a message of our own as it is; a source that cannot be loaded with its place; any other
 * with the calls that led to it, without those inside Node.
 */
export const readableError = (error: unknown) => {
  if (!(error instanceof Error)) return `  ${String(error)}`;
  const isOurs = error.constructor === Error && !('code' in error);
  const text = isOurs ? error.message : withoutNode(error.stack ?? error.message);
  return text.replace(/^/gm, '  ').replaceAll('file://', '');
};

const withoutNode = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => !/^\s+at .*\(?node:/.test(line))
    .join('\n');
