import { Problem, type ProblemCode } from '#shared/contract/problem.ts';

/** How many requests a minute one address may send: to the API, of files, and of photos and recordings. A first visit takes about 200 files. */
export const networkLimits = { api: 300, files: 3000, large: 120 } as const;

/** How many mails with codes one address may ask the user pool for in five minutes. */
export const codeMailLimit = 20;
/** The operations of the user pool that send mails with codes to whoever is named. */
export const codeMailOperations = ['SignUp', 'ResendConfirmationCode', 'ForgotPassword'] as const;

const problemBody = (code: ProblemCode) => {
  const { status, message: title, retryable } = new Problem(code);
  return {
    status,
    type: 'application/json' as const,
    body: JSON.stringify({ code, title, retryable }),
  };
};

const { message } = new Problem('network-busy');
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Too many requests</title></head><body><h1>Too many requests</h1><p>${message}</p></body></html>`;

/** What a firewall answers in place of a page or of the API. */
export const firewallAnswers = {
  api: problemBody('network-busy'),
  page: { status: 429, type: 'text/html', body: page },
  body: problemBody('too-large'),
} as const;
export type FirewallAnswer = keyof typeof firewallAnswers;
