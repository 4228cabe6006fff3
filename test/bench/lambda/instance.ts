/**
 * One instance of a Lambda in a separate process, as {@link startInstance} starts it: loads the bundle named in its
 * arguments, then runs one event after the other and reports the processor time of each, in ms.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  contextOf,
  type Handler,
  installRuntime,
  isStreaming,
  ResponseStream,
} from '#local/api/lambda-runtime.ts';
import type { Loaded, Spent } from './start-instance.ts';

const cpuSince = (start: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

/** The peak memory of this program. On Linux, Node's number includes the process it was forked from. */
const peakMegabytes = () => {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024;
  const [, kilobytes] =
    /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

installRuntime();
const file = String(process.argv[2]);
const begun = process.cpuUsage();
const { handler } = createRequire(import.meta.url)(file) as { handler: Handler };
const loaded: Loaded = { loadMs: cpuSince(begun) };
process.send?.(loaded);

const run = async (event: object) => {
  const start = process.cpuUsage();
  let firstWordsMs = Number.NaN;
  let status = 0;
  let pieces = 0;
  const context = contextOf('bench', 'bench', 120_000);
  if (isStreaming(handler)) {
    const write = async (bytes: Buffer) => {
      pieces += 1;
      if (Number.isNaN(firstWordsMs) && bytes.includes('event: part')) {
        firstWordsMs = cpuSince(start);
        status = 200;
      }
    };
    const stream = new ResponseStream({ write, end: () => {} });
    const finished = once(stream, 'finish');
    await handler(event, stream, context);
    if (!stream.writableFinished) await finished;
  } else ({ statusCode: status } = (await handler(event, context)) as { statusCode: number });
  return { status, firstWordsMs, pieces, cpuMs: cpuSince(start) };
};

process.on('message', async (events: object[]) => {
  const start = process.cpuUsage();
  const each = await Promise.all(events.map(run));
  const spent: Spent = {
    each,
    cpuMs: cpuSince(start),
    peakMegabytes: peakMegabytes(),
  };
  process.send?.(spent);
});
