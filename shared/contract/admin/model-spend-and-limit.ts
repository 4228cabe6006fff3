import * as z from 'zod';
import { route } from '../route.ts';
import { AdminReason } from './reason-schema.ts';

export const ModelSpend = z
  .object({
    day: z.iso.date(),
    spent_dollars: z.number(),
    /** With what admins added today. */
    limit_dollars: z.number(),
    extra_dollars: z.number(),
    is_stopped: z.boolean(),
    /** What Free and trials spent, and may spend: the rest is kept for owners who pay. */
    unpaid_spent_dollars: z.number(),
    unpaid_limit_dollars: z.number(),
    is_unpaid_stopped: z.boolean(),
  })
  .meta({ id: 'ModelSpend' });

/** The routes about the dollars of the AI model. */
export const modelSpend = {
  getModelSpend: route({
    summary: 'What the AI model cost today (UTC), and the limit at which answers stop',
    method: 'GET',
    path: '/admin/model-spend',
    access: 'admin',
    input: z.strictObject({}),
    output: ModelSpend,
  }),
  raiseModelLimit: route({
    summary: 'Raise the limit of today, so that questions are answered again',
    method: 'POST',
    path: '/admin/model-spend/raise',
    access: 'admin',
    input: z.strictObject({ dollars: z.int().min(1).max(1000), reason: AdminReason }),
    output: ModelSpend,
  }),
};
