/** Does something while no other tab of this browser does the same; at once in a browser without locks. */
export const withTabLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(name, work) : work();

/** Does something unless another tab is at the same; at once in a browser without locks. */
export const unlessInOtherTab = async (name: string, work: () => Promise<void>): Promise<void> => {
  if (!navigator.locks) return work();
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
};
