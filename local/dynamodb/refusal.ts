/** A refusal in DynamoDB's own words. */
export type Refusal = Error & { statusCode: number; body: RefusalBody };
export type RefusalBody = {
  __type: string;
  message: string;
  Item?: Record<string, Record<string, unknown>>;
  CancellationReasons?: unknown[];
};

/** Whether an error is an answer DynamoDB would give, not a fault of ours. */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'statusCode' in error && 'body' in error;

/** Builds a refusal of the given exception name. */
export const refuse = (type: string, message: string, more: Partial<RefusalBody> = {}): Refusal =>
  Object.assign(new Error(message), {
    statusCode: 400,
    body: { __type: `com.amazonaws.dynamodb.v20120810#${type}`, message, ...more },
  });
