import * as z from 'zod';

/** Where a sign-up came from; sent once with the sign-up, never changed afterwards. */
export const SignupSource = z.object({
  referral_source: z.string().max(60).optional(),
  utm_campaign: z.string().max(120).optional(),
  utm_medium: z.string().max(120).optional(),
  utm_source: z.string().max(120).optional(),
  utm_content: z.string().max(120).optional(),
  utm_term: z.string().max(120).optional(),
  signup_page_url: z.string().max(300).optional(),
});
export type SignupSource = z.infer<typeof SignupSource>;
