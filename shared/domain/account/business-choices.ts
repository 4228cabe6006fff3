/** The fixed lists an owner chooses from; values are stored, labels are shown. */
export const companySizes = ['solo', '2-10', '11-50', '51+'] as const;
export const companySizeLabels = {
  solo: 'Just me',
  '2-10': '2-10 people',
  '11-50': '11-50 people',
  '51+': '51+ people',
} as const satisfies Record<(typeof companySizes)[number], string>;

export const customerTypes = ['residential', 'commercial', 'both'] as const;
export const customerTypeLabels = {
  residential: 'Homeowners and renters',
  commercial: 'Businesses',
  both: 'Both',
} as const satisfies Record<(typeof customerTypes)[number], string>;

export const communicationStyles = ['short_direct', 'detailed_explained'] as const;
export const communicationStyleLabels = {
  short_direct: 'Short and direct',
  detailed_explained: 'Detailed and explained',
} as const satisfies Record<(typeof communicationStyles)[number], string>;

export const businessChallenges = [
  'Finding new customers',
  'Managing cash flow',
  'Increasing sales',
  'Improving online presence',
  'Streamlining operations',
  'Managing employees',
  'Reducing costs',
  'Improving customer service',
  'Marketing on a budget',
  'Staying competitive',
  'Managing time effectively',
  'Building brand awareness',
  'Handling customer complaints',
  'Scaling the business',
  'Managing inventory',
] as const;

export const goalOptions = [
  'Get more customers',
  'Save time on admin',
  'Collect payments faster',
  'Improve customer service',
  'Increase revenue',
  'Reduce costs',
  'Expand to new markets',
  'Improve online presence',
  'Streamline operations',
  'Better financial management',
] as const;

export const serviceChannels = [
  'Phone',
  'Email',
  'Social Media',
  'In-person',
  'Website',
  'Mobile App',
  'Text/SMS',
] as const;

export const businessPhases = [
  'Starting out',
  'Growing',
  'Steady',
  'Slowing down',
  'Selling or retiring',
] as const;

/** What trades run their work, their money and their customers with. */
export const toolOptions = [
  'Paper and a calendar',
  'Google Calendar',
  'Excel or Google Sheets',
  'QuickBooks',
  'Xero',
  'FreshBooks',
  'Jobber',
  'Housecall Pro',
  'ServiceTitan',
  'Workiz',
  'Square',
  'Stripe',
  'Google Business Profile',
  'Facebook Business',
  'Instagram Business',
  'Nextdoor',
  'Yelp',
  'Angi',
  'Thumbtack',
  'WhatsApp Business',
  'Mailchimp',
  'Canva',
  'Google Workspace',
  'Microsoft Office',
  'Other',
] as const;
