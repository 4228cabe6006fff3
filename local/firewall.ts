import type { IncomingMessage, ServerResponse } from 'node:http';
import { type FirewallAnswer, firewallAnswers } from '#infra/firewall-settings.ts';
import { basePath } from './api/routes.ts';

export type NetworkLimits = { readonly api: number; readonly files: number };

const windowMs = 60_000;

/**
 * The firewall of a stage on this machine: blocks an address above so many requests a minute, with the answers of a stage.
 * Answers whether it answered.
 */
export const createFirewall = (limits: NetworkLimits, now: () => number = Date.now) => {
  const counts = new Map<string, { from: number; requests: number }>();
  const passes = (name: string, limit: number) => {
    const before = counts.get(name);
    const isOver = !before || before.from + windowMs <= now();
    const count = isOver ? { from: now(), requests: 1 } : before;
    if (!isOver) count.requests += 1;
    counts.set(name, count);
    return count.requests <= limit;
  };
  return (request: IncomingMessage, response: ServerResponse) => {
    const isApi = request.url?.startsWith(`${basePath}/`);
    const address = request.socket.remoteAddress;
    if (passes(`${isApi} ${address}`, isApi ? limits.api : limits.files)) return false;
    block(response, isApi ? 'api' : 'page');
    return true;
  };
};

const block = (response: ServerResponse, answer: FirewallAnswer) => {
  const { status, type, body } = firewallAnswers[answer];
  response
    .writeHead(status, { 'content-type': type, 'cache-control': 'no-store', connection: 'close' })
    .end(body);
};
