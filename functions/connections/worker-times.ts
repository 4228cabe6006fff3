/** How long one worker may have a connection or a press; longer than its Lambda lives. */
export const workerLeaseMs = 90_000;
/** So long after it began a worker takes no other press or entry; the rest comes with the next message. */
export const workerBudgetMs = 20_000;
