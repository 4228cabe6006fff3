import type { ProviderId } from './domain/connections/providers.ts';

/**
 * What the browser reads about its stage from `/config.json`: written by the web stack and by the local stack, so that
 * one build serves every stage. Nothing in it is a secret.
 */
export type BrowserConfig = {
  stage: string;
  /** The public origin, for example https://app.example. */
  origin: string;
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** The address of the user pool's API if it is not the cloud's. */
  userPoolEndpoint: string | null;
  /** Whether owners can sign in with a passkey, which is bound to the domain of `origin`. */
  passkeys: boolean;
  /** Origin at which the user pool talks to Google, for example https://app.auth.us-east-1.amazoncognito.com; null shows no button. */
  googleOrigin: string | null;
  /** The page that lists sent codes and mails on the local stack; null in the cloud. */
  mailboxUrl: string | null;
  /** Answers come from a stand-in instead of a model, and the chat says so. */
  demoReplies: boolean;
  /** Whether the model can look at photos. */
  photos: boolean;
  /** Whether something writes down what is spoken; without it no microphone is shown. */
  speech: boolean;
  /** Payments go to a stand-in or to the provider's test mode, and checkout says so. */
  testPayments: boolean;
  /** The id of the advertising pixel; null loads none. */
  pixelId: string | null;
  /** The accounts elsewhere that owners can connect: those the operator has set up. Pages name and sell no others. */
  providers: readonly ProviderId[];
  /** Whether owners can let AI apps in. */
  apps: boolean;
  /** How soon owners who pay are answered, for example "within 4 hours"; null promises nothing. */
  answerTime: string | null;
  /** Who runs this stage, for the privacy policy and the terms; null publishes neither. */
  operator: { name: string; address: string; email: string } | null;
};
