/** How the queue of accounts to delete behaves; the data stack and the local queue are both built from this. */
export const deletionQueue = {
  /** After so many failed tries, a day and a half with the waits of the job, a message goes to the dead letters. */
  maxReceives: 15,
  /** How long a message is hidden while a worker has it, in seconds; six times what the Lambda may take. */
  visibilitySeconds: 1800,
  /** How long one run of the job may take, in seconds. */
  runSeconds: 300,
  /** Accounts that are deleted at the same time, so that neither the user pool nor the payment provider refuses calls. */
  abreast: 2,
} as const;
