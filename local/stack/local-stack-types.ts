import type { BrowserConfig } from '#shared/browser-config.ts';
import type { PriceLookupKeys } from '#shared/domain/plan/price-lookup-keys.ts';
import type { LocalApi } from '../api.ts';
import type { LocalAuth } from '../auth.ts';
import type { LocalBooks } from '../books/start.ts';
import type { LocalBucket } from '../bucket.ts';
import type { LocalBusinessProfile } from '../business-profile/start.ts';
import type { LocalCalendar } from '../calendar/start.ts';
import type { LocalDynamodb } from '../dynamodb.ts';
import type { LocalFacebook } from '../facebook/start.ts';
import type { Mail } from '../mail/inbox.ts';
import type { LocalMail } from '../mail.ts';
import type { LocalOpenai, OpenaiOptions } from '../openai.ts';
import type { LocalQueue } from '../queue.ts';
import type { AnswerFormat, RealServices } from '../settings.ts';
import type { LocalStripe } from '../stripe.ts';
import type { LocalAiApp } from './ai-app.ts';

export type StackOptions = {
  /** Folder for state that survives a restart; without one everything stays in memory. */
  folder?: string;
  /** The table the Lambdas read, if it is not the usual one: a restored table in the same folder. */
  tableName?: string;
  /** Where the browser finds the app. */
  appOrigin?: string;
  /** Fixed ports by service; any other service takes a free one. */
  ports?: {
    api?: number;
    data?: number;
    auth?: number;
    openai?: number;
    stripe?: number;
    aiApp?: number;
  };
  /** Waits of the model's stand-in; by default it answers at once. */
  pace?: Omit<OpenaiOptions, 'port'>;
  /** Whether the payment pages are served on the app's origin instead of the stand-in's. */
  samePages?: boolean;
  /** Services used instead of their stand-ins, which then are idle. */
  real?: RealServices;
  /** Whether the stand-in of the model is asked for JSON by a schema, or for Markdown. */
  answerFormat?: AnswerFormat;
  /** Whether the stand-in of the model looks at photos; it does unless told otherwise. */
  photos?: boolean;
  /** The lookup keys of the prices at the payment provider. */
  lookupKeys?: PriceLookupKeys;
  /** Wait before a failed webhook is sent again. */
  webhookRetryMs?: number;
  /** Whether the stage's limits per second apply. */
  throttled?: boolean;
  /** Whether the stage has no client id of Google, and so no button. */
  isGoogleOff?: boolean;
  /** Lifetime of an access token. */
  accessSeconds?: number;
  /** Lifetime of an access token of the books, the business profile and the calendar. */
  booksAccessSeconds?: number;
  /** Whether the admin area requires a second factor; without it the demo admin needs no authenticator app. */
  adminSecondFactor?: boolean;
  logLevel?: 'DEBUG' | 'INFO' | 'WARN' | 'ERROR' | 'SILENT';
  onMail?: (mail: Mail) => void;
};

export type LocalStack = AsyncDisposable & {
  /** URL of the API with its base path. */
  readonly apiUrl: string;
  readonly api: LocalApi;
  readonly auth: LocalAuth;
  readonly data: LocalDynamodb;
  readonly mail: LocalMail;
  readonly openai: LocalOpenai;
  readonly stripe: LocalStripe;
  readonly queue: LocalQueue;
  readonly bucket: LocalBucket;
  readonly books: LocalBooks;
  readonly profile: LocalBusinessProfile;
  readonly calendar: LocalCalendar;
  readonly facebook: LocalFacebook;
  readonly aiApp: LocalAiApp;
  /** The content of `/config.json`. */
  readonly browserConfig: BrowserConfig;
  readonly close: () => Promise<void>;
};
