import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { afterAll } from 'vitest';

const g = globalThis as any;
if (!g.__s) {
  g.__s = new Session();
  g.__s.connect();
  g.__s.post('Profiler.enable');
  g.__s.post('Profiler.setSamplingInterval', { interval: 1000 });
  g.__s.post('Profiler.start');
}
afterAll(() => {
  g.__n = (g.__n ?? 0) + 1;
  g.__s.post('Profiler.stop', (e: any, r: any) => {
    if (r)
      writeFileSync(
        `/tmp/prof/p-${process.pid}-${Math.random()}.cpuprofile`,
        JSON.stringify(r.profile),
      );
  });
  g.__s.post('Profiler.start');
});
