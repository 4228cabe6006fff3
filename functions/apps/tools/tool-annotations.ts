import type { ToolAnnotations } from '@modelcontextprotocol/server';

/** What an app may know of a tool before it calls it. */
export const readAnnotations: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
export const addAnnotations: ToolAnnotations = {
  ...readAnnotations,
  readOnlyHint: false,
  idempotentHint: false,
};
