import { mcp } from '#shared/contract/apps.ts';
import { protocol } from '../lib/http-handler.ts';
import { createMcpServer } from './mcp-server.ts';
import { addMoneyTools } from './tools/money-tools.ts';
import { addSavedWorkTools } from './tools/saved-work-tools.ts';
import { addWeekTools } from './tools/week-tools.ts';

const answer = createMcpServer((server, caller) => {
  addWeekTools(server, caller);
  addMoneyTools(server, caller);
  addSavedWorkTools(server, caller);
});

export const handler = protocol(mcp, {
  call: { route: mcp.call, run: answer },
  stream: { route: mcp.stream, run: answer },
  end: { route: mcp.end, run: answer },
});
