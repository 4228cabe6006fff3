import * as z from 'zod';

/** The tone of a helper's answers, what it knows and what it leaves to others. */
export const HelperStyleProfile = z.strictObject({
  tone: z.string(),
  assumptions_to_avoid: z.array(z.string()).min(2),
  knowledge_scope: z.array(z.string()).min(3),
  boundaries: z.array(z.string()).min(2),
  example_styles: z.array(z.string()).min(2),
  depth: z.string(),
  risks: z.array(z.string()).min(2),
});
export type HelperStyleProfile = z.infer<typeof HelperStyleProfile>;
