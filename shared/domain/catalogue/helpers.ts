import type { HelperId } from './helper-ids.ts';

/** What every page may know about a helper without loading its prompts. */
export type Helper = {
  readonly id: HelperId;
  readonly name: string;
  /** Name of the icon in the web's icon set: the build stops at one that is not there. */
  readonly icon: string;
  /** Hue of the helper's colors in degrees of oklch; lightness and chroma are the same for all, so that contrast is too. */
  readonly hue: number;
  readonly description: string;
  /** One short line for the tape on the landing page. */
  readonly pitch: string;
  /** The expert's title. */
  readonly field: string;
};

export const helpers = {
  marketing: {
    id: 'marketing',
    name: 'Marketing',
    icon: 'megaphone',
    hue: 40,
    description: 'Get found by the right local customers and turn one finished job into the next.',
    pitch: 'Get found and get the phone ringing',
    field: 'Local marketing advisor',
  },
  'social-media': {
    id: 'social-media',
    name: 'Social Media',
    icon: 'messages-square',
    hue: 358,
    description: 'Show off the work you already do, on the one or two apps your customers use.',
    pitch: 'Post without losing an evening to it',
    field: 'Social media advisor',
  },
  sales: {
    id: 'sales',
    name: 'Sales',
    icon: 'handshake',
    hue: 148,
    description: 'Send clear quotes, follow up on time, and win more of the jobs you bid.',
    pitch: 'Quote, follow up, close',
    field: 'Sales advisor',
  },
  finance: {
    id: 'finance',
    name: 'Finance',
    icon: 'coins',
    hue: 258,
    description:
      'Price jobs to make money, get paid on time, and know what you’ll have in the bank next month.',
    pitch: 'Price jobs right and get paid',
    field: 'Small-business finance advisor',
  },
  'customer-service': {
    id: 'customer-service',
    name: 'Customer Service',
    icon: 'headset',
    hue: 196,
    description: 'Fix complaints, keep your regulars, and earn honest reviews.',
    pitch: 'Fix complaints and keep your regulars',
    field: 'Customer service advisor',
  },
  operations: {
    id: 'operations',
    name: 'Operations',
    icon: 'clipboard-check',
    hue: 82,
    description:
      'Run a tighter week: routes, checklists, supplies, and tools that don’t slow you down.',
    pitch: 'Run a tighter week',
    field: 'Operations advisor',
  },
  'hiring-hr': {
    id: 'hiring-hr',
    name: 'Hiring & HR',
    icon: 'hard-hat',
    hue: 312,
    description: 'Find talent, manage employees, and build a strong team culture.',
    pitch: 'Hire good people and keep them',
    field: 'Hiring and HR advisor',
  },
} as const satisfies Record<HelperId, Helper>;
