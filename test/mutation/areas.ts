/** A part of the code to mutate, and the tests that should detect it: folders and files, with `*` and braces. */
export type Area = { code: readonly string[]; tests: readonly string[] };

const rules = (code: string, ...tests: string[]): Area => ({
  code: code.split(' ').map((path) => `shared/domain/${path}`),
  tests: tests.map((path) => `test/domain/**/${path}.test.ts`),
});
const lambdas = (code: string, ...tests: string[]): Area => ({
  code: code.split(' ').map((path) => `functions/${path}`),
  tests: tests.map((path) => `test/api/**/${path}.test.ts`),
});

/** Every file of `shared/domain` and `functions` belongs to the first area that names it. */
export const areas: Readonly<Record<string, Area>> = {
  'rules-masking': rules('chat/masking/*', 'masking'),
  'rules-photos': rules('chat/photo-bytes/* chat/photo-limits.ts', 'photo-bytes'),
  'rules-check-in': rules('week/check-in/*', 'check-in*'),
  'rules-week': rules(
    'week/*.ts lib/{local,utc-months}*.ts account/{frost-zones,hemisphere}.ts',
    '{task,season}*',
    'tasks',
    'local-{date,time}',
    'calendar-file',
    'utc-months',
  ),
  'rules-plan': rules(
    'plan/* chat/{turn-attempts,charge-id,turns-not-replaced}.ts',
    '{turns,fair-use,entitlement,subscriptions,usage-weeks}',
  ),
  'rules-memory': rules('memory/* account/profile*.ts', 'memory', 'profile*'),
  'rules-books': rules('numbers/imports/*', 'import*'),
  'rules-amounts': rules('numbers/amounts/*', 'amounts/*'),
  'rules-numbers': rules('numbers/*', '{number,calculator}*'),
  'rules-parts': rules(
    'chat/answer-parts/* chat/{model-answer-formats,suggested-helper}.ts',
    'answer-parts/*',
    'answer',
  ),
  'rules-messages': rules('chat/message-replies/*', 'incoming-*'),
  'rules-safety': rules('chat/safety/*', 'safety'),
  'rules-checks': rules('chat/answer-checks/*', 'answer-checks/*'),
  'rules-else': rules('*', '[abd-z]*', 'co*'),
  'functions-check-in': lambdas('week/check-in/*', 'check-in*'),
  'functions-week': lambdas('week/* lib/keys/week-keys.ts', 'week*', 'calendar'),
  'functions-photos-speech': lambdas(
    'chat/{question-photo,transcribe}.ts chat/turns/photos-table.ts plan/quota/recordings-table.ts lib/openai/transcription.ts',
    'photos',
    'speech',
    'without-sight',
  ),
  'functions-numbers': lambdas(
    'numbers/* chat/answer/question-calculations.ts',
    'numbers',
    'calculations',
  ),
  'functions-drafts': lambdas('drafts/*', 'saved-work', 'drafts'),
  'functions-restore': lambdas(
    'account/restore/* account/deletion/remove-{account,business}-items-table.ts lib/deletion-ledger.ts',
    'restore',
    'deletion-ledger',
    'account-transfer',
  ),
  'functions-catalogue': lambdas(
    'catalogue/* admin/prompts/* history/{prompt-counts,ratings}-table.ts',
    'catalogue',
    'admin-prompts',
    'admin-ratings',
    'subcategory-prompts',
    'try-prompt',
  ),
  'functions-admin': lambdas('admin/* lib/stats/*', 'admin*', 'stats'),
  'functions-plan': lambdas(
    'plan/* account/{start-plan-now,sync-subscription}.ts lib/stripe.ts',
    'billing*',
    'purchase-mail',
    'trial-reminders',
    'price-lookup-keys',
    'quota',
    'fair-use',
  ),
  'functions-account': lambdas(
    'account/* auth/* memory/* feedback/* lib/{user-pool,business-writes-table}.ts',
    'account*',
    'business*',
    'memory*',
    'feedback',
    'leaving',
    'expiry',
    'helper-swaps',
  ),
  'functions-history': lambdas(
    'history/* chat/turns/{conversations,forwarded-questions}-table.ts',
    'history*',
    'clear',
    'drafts',
  ),
  'functions-else': lambdas(
    '*',
    'chat*',
    'stop',
    'stream',
    'table-faults',
    'unexpected-errors',
    'secrets',
    'missing-parts',
    'message-replies',
    'without-sight',
    'model-spend',
    'message-protocol',
  ),
};
