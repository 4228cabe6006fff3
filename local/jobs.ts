type Job = () => Promise<{ handler: (...input: never[]) => Promise<unknown> }>;

/** What runs without a caller in the cloud, by the name of its file; imported when it first runs. */
export const jobs = {
  'on-deploy': () => import('#functions/catalogue/on-deploy.ts'),
  'on-reap': () => import('#functions/chat/on-reap.ts'),
  'on-second-factor-resets': () => import('#functions/auth/on-second-factor-resets.ts'),
  'on-reconcile': () => import('#functions/plan/on-reconcile.ts'),
  'on-connections-due': () => import('#functions/connections/on-connections-due.ts'),
  'on-check-ins': () => import('#functions/week/check-in/on-check-ins.ts'),
  'on-trial-reminders': () => import('#functions/plan/on-trial-reminders.ts'),
} as const satisfies Record<string, Job>;
export type JobName = keyof typeof jobs;

/** Runs a job now and answers what it reports. */
export const runJob = async (name: JobName) => {
  const { handler } = await (jobs[name] as Job)();
  return handler();
};

/** Until a mail of the check-in is this late, it is sent. */
const stepMs = 6 * 3_600_000;
const weekMs = 28 * stepMs;
/** Beyond it everybody counts as away. */
const longestWeeks = 8;

/**
 * Runs the check-in as if the next week had gone by, so that everybody's hour comes; answers how many mails were sent. When
 * none was, because owners began only days ago or have had that week's mail already, another week goes by.
 */
export const runMonday = async (now = Date.now()) => {
  const { handler } = await jobs['on-check-ins']();
  for (let from = now; from < now + longestWeeks * weekMs; from += weekMs) {
    let sent = 0;
    for (let at = from + stepMs; at <= from + weekMs; at += stepMs)
      sent += (await handler({}, {}, new Date(at))).sent ?? 0;
    if (sent > 0) return sent;
  }
  return 0;
};

/** The loader runs once at each start instead, as it does at each deployment. */
const clockJobs = (Object.keys(jobs) as JobName[]).filter((name) => name !== 'on-deploy');
const hourMs = 3_600_000;

/** Runs every job of the clock each hour, which is as often as any of them needs; answers a function that stops them. */
export const startClock = () => {
  const timer = setInterval(() => {
    for (const name of clockJobs) runJob(name).catch((error) => console.error(`[${name}]`, error));
  }, hourMs);
  timer.unref();
  return () => clearInterval(timer);
};
