import { speech } from '#shared/contract/chat.ts';
import { Problem } from '#shared/contract/problem.ts';
import { messageLimit } from '#shared/domain/chat/message-limit.ts';
import {
  recordingsIn,
  recordingsOf,
  recordingsRefusal,
} from '#shared/domain/chat/recording-allowance.ts';
import { recordingLimits, recordingTypeOf } from '#shared/domain/chat/recording-file.ts';
import { spokenLanguages, spokenWords } from '#shared/domain/chat/transcription-hints.ts';
import { isAccountSpent, spenderOf } from '#shared/domain/plan/account-spend.ts';
import { entitlementOf } from '#shared/domain/plan/entitlement.ts';
import { isModelBudgetSpent } from '#shared/domain/plan/stage-model-budget.ts';
import { findAccount } from '../account/account-table.ts';
import { findBusiness } from '../account/businesses/businesses-table.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http-handler.ts';
import { count } from '../lib/metrics.ts';
import { type Sound, transcribeSound } from '../lib/openai/transcription.ts';
import {
  modelBudget,
  readAccountSpend,
  readModelSpend,
  recordModelCall,
  spendingOf,
} from '../plan/quota/model-spend-table.ts';
import { addRecordings, takeRecording } from '../plan/quota/recordings-table.ts';
import { takeThrottle } from '../plan/quota/throttle-table.ts';

/** Recordings a minute of one owner; a longer dictation is several of up to two minutes. */
const perMinute = 20;

/** For a provider that reports no length: fewer bytes than a second of speech has, so that the cost is not told too low. */
const fewestBytesPerSecond = 2000;

/**
 * The words of a recording. It is passed on to the provider and kept nowhere. It counts against the plan unless the
 * provider fails, and one that turns out longer than two minutes counts as often as it is longer.
 */
export const transcribe = handle(
  speech.transcribe,
  async ({ business_id, sound: base64 }, { accountId, personId, now }) => {
    if (!config.OPENAI_SPEECH_MODEL) throw new Problem('unavailable', noModel);
    const sound = soundOf(base64);
    const [account, business, spend, own] = await Promise.all([
      findAccount(accountId),
      findBusiness(accountId, business_id.toLowerCase()),
      readModelSpend(now),
      readAccountSpend(accountId, now),
      takeThrottle(`speech ${personId}`, perMinute, now),
    ]);
    if (!account || !business) throw new Problem('not-found');
    const entitlement = entitlementOf(account, now);
    const spending = spendingOf(accountId, entitlement);
    if (
      account.answers_paused_at ||
      isModelBudgetSpent(spend, modelBudget, spending) ||
      isAccountSpent(own, spenderOf(entitlement), config.MODEL_ACCOUNT_DOLLARS)
    )
      throw new Problem('answers-paused', paused);
    const since = await takeRecording(accountId, recordingsOf(entitlement), now, (begun) =>
      recordingsRefusal(entitlement, begun, now),
    );
    const heard = await transcribeSound(sound, {
      languages: spokenLanguages(business),
      words: spokenWords(business),
    }).catch(async (error) => {
      await Promise.all([
        addRecordings(accountId, -1, since),
        recordModelCall({ microdollars: 0, spending, counters: [] }, now),
      ]);
      throw new Problem('unavailable', providerDown, { cause: error });
    });
    const seconds = heard.seconds ?? sound.bytes.length / fewestBytesPerSecond;
    const more = heard.seconds ? recordingsIn(heard.seconds, recordingLimits.seconds) - 1 : 0;
    const microdollars = costOf(seconds);
    count('ModelMicrodollars', microdollars);
    await Promise.all([
      recordModelCall({ microdollars, spending, counters: [] }, now),
      more > 0 && addRecordings(accountId, more, since),
    ]);
    return { text: heard.text.trim().slice(0, messageLimit) };
  },
);

const noModel = 'Voice isn’t available here. Type your question.';

const paused = 'Voice isn’t available for the rest of today. Type your question instead.';

const providerDown =
  'We couldn’t turn your voice into text. It didn’t count. Try again, or type your question.';

const soundOf = (base64: string): Sound => {
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  const type = recordingTypeOf(bytes);
  if (!type) throw new Problem('invalid', 'We couldn’t read this recording. Record it again.');
  return { bytes, type };
};

/** Millionths of a dollar, rounded up. */
const costOf = (seconds: number) => Math.ceil((seconds / 60) * config.SPEECH_DOLLARS * 1_000_000);
