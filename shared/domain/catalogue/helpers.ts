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
    description: 'Get found by the right people nearby and turn a finished job into the next one.',
    pitch: 'Get found and get the phone ringing',
    field: 'Local marketing advisor',
  },
  'social-media': {
    id: 'social-media',
    name: 'Social Media',
    icon: 'messages-square',
    hue: 358,
    description: 'Post what you already do, on the one or two platforms your customers use.',
    pitch: 'Post without losing an evening to it',
    field: 'Social media advisor',
  },
  sales: {
    id: 'sales',
    name: 'Sales',
    icon: 'handshake',
    hue: 148,
    description: 'Quote clearly, follow up on time and win more of the jobs you already priced.',
    pitch: 'Quote, follow up, close',
    field: 'Sales advisor',
  },
  finance: {
    id: 'finance',
    name: 'Finance',
    icon: 'coins',
    hue: 258,
    description: 'Price jobs so they pay, collect on time and know what is in the bank next month.',
    pitch: 'Price jobs and keep cash moving',
    field: 'Small-business finance advisor',
  },
  'customer-service': {
    id: 'customer-service',
    name: 'Customer Service',
    icon: 'headset',
    hue: 196,
    description: 'Put complaints right, keep regulars and earn honest reviews.',
    pitch: 'Fix complaints, keep regulars',
    field: 'Customer service advisor',
  },
  operations: {
    id: 'operations',
    name: 'Operations',
    icon: 'clipboard-check',
    hue: 82,
    description:
      'Run tighter weeks: routes, checklists, stock and tools that do not get in the way.',
    pitch: 'Run tighter weeks',
    field: 'Operations advisor',
  },
  'hiring-hr': {
    id: 'hiring-hr',
    name: 'Hiring & HR',
    icon: 'hard-hat',
    hue: 312,
    description: 'Find talent, manage employees, and build a strong team culture.',
    pitch: 'Find people and keep them',
    field: 'Hiring and people advisor',
  },
} as const satisfies Record<HelperId, Helper>;
