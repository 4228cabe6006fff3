import { defaultAccountDollars } from '#shared/domain/plan/account-spend.ts';
import { defaultPriceLookupKeys } from '#shared/domain/plan/price-lookup-keys.ts';
import type { StageSettings } from './stage-settings-schema.ts';

const defaults = {
  region: 'us-east-1',
  domain: null,
  restoredTable: null,
  copyRegion: null,
  google: null,
  connections: {},
  appHosts: ['claude.ai', 'chatgpt.com'],
  adminEmail: 'admin@sevenhands.example',
  openai: {
    baseUrl: null,
    model: 'gpt-5.4-mini',
    format: 'schema',
    photos: true,
    speech: { model: 'gpt-transcribe', dollarsPerMinute: 0.0045 },
    dailyDollars: 50,
    reservedShare: 0.5,
    accountDollars: defaultAccountDollars,
    prices: { input: 0.75, cachedInput: 0.075, output: 4.5 },
  },
  replyTokens: 2000,
  lookupKeys: defaultPriceLookupKeys,
  mailFrom: null,
  mailsPerSecond: 10,
  adPixel: null,
  alarmEmail: 'alarms@sevenhands.example',
  answerTime: null,
  operator: null,
} satisfies Partial<StageSettings>;

/** The settings of every stage. Operators enter their own values here; stage-settings-schema.ts explains each. */
export const stageSettings = {
  dev: {
    ...defaults,
    openai: { ...defaults.openai, dailyDollars: 5 },
    keepsData: false,
    logDays: 14,
    monthlyBudget: 20,
    testPayments: true,
    switches: { firewall: false, adminSecondFactor: true, signUp: true },
  },
  prod: {
    ...defaults,
    keepsData: true,
    copyRegion: 'us-west-2',
    logDays: 90,
    monthlyBudget: 200,
    testPayments: false,
    switches: { firewall: true, adminSecondFactor: true, signUp: true },
  },
} satisfies Record<string, StageSettings>;
