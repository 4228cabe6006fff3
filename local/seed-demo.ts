import { createClient } from '#shared/api-client.ts';
import { endpoints } from '#shared/contract/index.ts';
import type { LocalStack } from './stack/local-stack-types.ts';

/** Who can sign in on a fresh stack. */
export const demoUsers = {
  owner: { email: 'demo@sevenhands.test', password: 'sevenhands' },
  admin: { email: 'admin@sevenhands.test', password: 'sevenhands' },
} as const;

/** Signs the demo people up and gives the owner a business, through the product's own routes; once. */
export const seedDemo = async (stack: LocalStack) => {
  for (const person of Object.values(demoUsers))
    if (!stack.auth.find(person.email)) await stack.auth.signUp(person);
  const client = await clientOf(stack, demoUsers.owner.email);
  const { account } = await client.account.get({});
  if (account.onboarding_completed) return;
  const { businesses } = await client.account.onboard({
    name: 'Bright Side Cleaning',
    type: 'Cleaning Company',
    plan: 'pro',
    selected_helpers: [],
  });
  const [business] = businesses;
  if (!business) return;
  await client.businesses.update({
    business_id: business.id,
    location: 'Austin, Texas',
    company_size: '2-10',
    years_in_business: 4,
    main_challenge: 'Finding new customers',
    typical_customer_type: 'residential',
    tools_software_in_use: ['QuickBooks', 'Google Workspace'],
    primary_service_channels: ['Phone', 'Text/SMS'],
    selected_goals: ['Get more customers', 'Save time on admin'],
  });
};

const clientOf = async ({ apiUrl, auth }: LocalStack, email: string) => {
  const { AccessToken } = await auth.tokensOf(email);
  return createClient({ endpoints, baseUrl: apiUrl, token: async () => AccessToken });
};
