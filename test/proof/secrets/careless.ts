import { canaries } from './canaries.ts';

/** The environment of a developer who keeps every secret in it. */
export const careless = {
  OPENAI_API_KEY: canaries.openaiKey,
  OPENAI_SECRET: canaries.openaiKey,
  STRIPE_API_KEY: canaries.stripeKey,
  STRIPE_SECRET_KEY: canaries.stripeKey,
  STRIPE_WEBHOOK_SECRET: canaries.webhookSecret,
  AWS_SECRET_ACCESS_KEY: canaries.password,
  ADMIN_PASSWORD: canaries.password,
};
/** Does something in that environment. */
export const carelessly = async (run: () => unknown) => {
  const before = { ...process.env };
  Object.assign(process.env, careless);
  try {
    await run();
  } finally {
    for (const name of Object.keys(careless)) delete process.env[name];
    Object.assign(process.env, before);
  }
};
