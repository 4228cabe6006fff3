/** A part of the code that is changed, and the tests that are to notice: folders and files, with `*` and braces. */
export type Area = { code: readonly string[]; tests: readonly string[] };

const rules = (code: string, ...tests: string[]): Area => ({
  code: code.split(' ').map((path) => `shared/domain/${path}`),
  tests: tests.map((path) => `test/domain/${path}.test.ts`),
});
const lambdas = (code: string, ...tests: string[]): Area => ({
  code: code.split(' ').map((path) => `functions/${path}`),
  tests: tests.map((path) => `test/api/${path}.test.ts`),
});

/** Every file of `shared/domain` and `functions` belongs to the first area that names it. */
export const areas: Readonly<Record<string, Area>> = {
  'rules-masking': rules('masking/*', 'masking'),
  'rules-photos': rules('photo-bytes/* photo.ts', 'photo-bytes'),
  'rules-week': rules(
    '{task,tasks,local,season}*.ts calendar-file.ts feed*.ts months.ts winters.ts',
    '{task,season}*',
    'tasks',
    'local-{date,time}',
    'calendar-file',
    'months',
  ),
  'rules-review': rules('review*.ts', 'review*'),
  'rules-counting': rules(
    '{quota,window,turn,fair-use,entitlement,subscription,plan}*.ts',
    '{turns,fair-use,entitlement,subscriptions,usage-weeks}',
  ),
  'rules-memory': rules('{memory,learned,fact,profile,shared-profile}*.ts', 'memory', 'profile*'),
  'rules-numbers': rules('{numbers,calculators,sums}/* number*.ts', '{number,calculator}*'),
  'rules-books': rules('imports/*', 'import*'),
  'rules-amounts': rules('amounts/*', 'amounts/*'),
  'rules-parts': rules('answer-parts/* answer.ts', 'answer-parts/*', 'answer'),
  'rules-messages': rules('incoming-messages/*', 'incoming-*'),
  'rules-safety': rules('safety/*', 'safety'),
  'rules-checks': rules('answer-checks/*', 'answer-checks/*'),
  'rules-else': rules('*', '[abd-z]*', 'co*'),
  'functions-week': lambdas(
    'week/* calendar/* tables/{tasks,feeds}-table.ts services/business-week.ts lib/week-keys.ts',
    'week*',
    'calendar',
  ),
  'functions-review': lambdas(
    'review/* tables/{reviews,stops,week-numbers}-table.ts services/{schedule-review,count-week}.ts',
    'review*',
  ),
  'functions-photos-speech': lambdas(
    'speech/* chat/photo.ts history/photo.ts tables/{photos,recordings}-table.ts lib/transcription.ts',
    'photos',
    'speech',
    'without-sight',
  ),
  'functions-numbers': lambdas(
    'numbers/* tables/numbers-table.ts chat/{sums,estimates,keep-typed-numbers}.ts',
    'numbers',
    'sums',
  ),
  'functions-work': lambdas('work/* tables/work-table.ts', 'work'),
  'functions-restore': lambdas(
    'services/{apply-ledger,prepare-restored,take-over-account,find-transfer,offer-transfers}.ts tables/{restore-state,transfers,purge,move-owner}-table.ts lib/ledger.ts',
    'restore',
    'ledger',
    'account-transfer',
  ),
  'functions-catalogue': lambdas(
    'catalogue/* tables/{starter-prompts,subcategory-edits,ratings}-table.ts',
    'catalogue',
    'admin-prompts',
    'admin-ratings',
    'subcategory-prompts',
    'try-prompt',
  ),
  'functions-admin': lambdas('admin/* tables/{audit,inbox,stats}-table.ts', 'admin*', 'stats'),
  'functions-billing': lambdas(
    'billing/* services/{sync-customer,cancel-subscription,changed-customers,read-subscription,send-purchase-email,schedule-trial-reminder}.ts tables/{customer,trial-reminders,sent}-table.ts lib/stripe.ts',
    'billing*',
    'purchase-mail',
    'trial-reminders',
    'lookup-keys',
  ),
  'functions-account': lambdas(
    'account/* businesses/* memory/* feedback/* services/* tables/{account,businesses,business-writes,tombstone,deletion,export,ownership,memory,throttle,sender}*-table.ts lib/user-pool.ts',
    'account*',
    'business*',
    'memory*',
    'feedback',
    'leaving',
    'expiry',
    'helper-swaps',
  ),
  'functions-history': lambdas(
    'history/* tables/{conversation,drafts,taken-turns}*.ts',
    'history*',
    'clear',
    'drafts',
    'earlier-events',
  ),
  'functions-else': lambdas(
    '*',
    'chat*',
    'quota',
    'fair-use',
    'stop',
    'stream',
    'table-faults',
    'unexpected-errors',
    'secrets',
    'owed-parts',
    'kits',
    'without-sight',
    'model-spend',
    'message-protocol',
  ),
};
