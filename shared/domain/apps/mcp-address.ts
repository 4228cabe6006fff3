/** Where the tools of an app answer; their tokens are good for this address only. */
export const mcpAddress = (origin: string) => `${origin}/mcp`;
