type Job = () => Promise<{ handler: (...input: never[]) => Promise<unknown> }>;

/** What runs without a caller in the cloud, by the name of its file; imported when it first runs. */
export const jobs = {
  'on-load': () => import('#functions/catalogue/on-load.ts'),
  'on-reap': () => import('#functions/chat/on-reap.ts'),
  'on-reconcile': () => import('#functions/billing/on-reconcile.ts'),
  'on-reviews': () => import('#functions/review/on-reviews.ts'),
  'on-trial-reminders': () => import('#functions/billing/on-trial-reminders.ts'),
} as const satisfies Record<string, Job>;
export type JobName = keyof typeof jobs;

/** Runs a job now and answers what it reports. */
export const runJob = async (name: JobName) => {
  const { handler } = await (jobs[name] as Job)();
  return handler();
};

/** The loader runs once at each start instead, as it does at each deployment. */
const clockJobs = (Object.keys(jobs) as JobName[]).filter((name) => name !== 'on-load');
const hourMs = 3_600_000;

/** Runs every job of the clock each hour, which is as often as any of them needs; answers a function that stops them. */
export const startClock = () => {
  const timer = setInterval(() => {
    for (const name of clockJobs) runJob(name).catch((error) => console.error(`[${name}]`, error));
  }, hourMs);
  timer.unref();
  return () => clearInterval(timer);
};
