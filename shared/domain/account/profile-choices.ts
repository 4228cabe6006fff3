/** Lists that only the profile offers, apart from those that public pages load as well. */

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
