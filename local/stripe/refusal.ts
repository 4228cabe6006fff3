/** A refusal in the provider's own shape. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, message: string, more: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', message, ...more } };
  }
}

/** The refusal for an object that does not exist: 404 when it is asked for itself, 400 when a field points to it. */
export const missing = (kind: string, id: string, param?: string) =>
  new StripeRefusal(param ? 400 : 404, `No such ${kind.split('.').at(-1)}: '${id}'`, {
    code: 'resource_missing',
    param: param ?? 'id',
  });

export const required = (param: string) =>
  new StripeRefusal(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
