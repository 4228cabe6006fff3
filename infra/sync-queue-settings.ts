/** How the queue of connections to read behaves; the data stack and the local queue are both built from this. */
export const syncQueue = {
  /** After so many failed tries a message goes to the dead letters; the clock asks for the connection again. */
  maxReceives: 5,
  /** How long a message is hidden while a worker has it, in seconds; six times what the Lambda may take. */
  visibilitySeconds: 360,
  /** How long one run of the job may take, in seconds. */
  runSeconds: 60,
  /** Connections that are read at the same time. */
  abreast: 5,
} as const;
