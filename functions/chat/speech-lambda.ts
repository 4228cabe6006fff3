import { Problem } from '#shared/contract/problem.ts';
import { speech } from '#shared/contract/speech.ts';
import { entitlementOf } from '#shared/domain/entitlement.ts';
import { isSpent } from '#shared/domain/model-cost.ts';
import { messageLimit } from '#shared/domain/plans.ts';
import { soundLimits, soundTypeOf } from '#shared/domain/sound.ts';
import {
  recordingsIn,
  recordingsOf,
  recordingsRefusal,
  spokenLanguages,
  spokenWords,
} from '#shared/domain/speech.ts';
import { config } from '../lib/config.ts';
import { handle } from '../lib/http.ts';
import { count } from '../lib/metrics.ts';
import { type Sound, transcribeSound } from '../lib/transcription.ts';
import { findAccount } from '../tables/account-table.ts';
import { findBusiness } from '../tables/businesses-table.ts';
import { readModelSpend, recordModelCall } from '../tables/model-spend-table.ts';
import { addRecordings, takeRecording } from '../tables/recordings-table.ts';
import { takeThrottle } from '../tables/throttle-table.ts';

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
  async ({ business_id, sound: base64 }, { user, now }) => {
    if (!config.OPENAI_SPEECH_MODEL) throw new Problem('unavailable', noModel);
    const sound = soundOf(base64);
    const [account, business, spend] = await Promise.all([
      findAccount(user.id),
      findBusiness(user.id, business_id.toLowerCase()),
      readModelSpend(now, config.MODEL_DAILY_DOLLARS),
      takeThrottle(`speech ${user.id}`, perMinute, now),
    ]);
    if (!account || !business) throw new Problem('not-found');
    if (isSpent(spend, config.MODEL_DAILY_DOLLARS)) throw new Problem('answers-paused', paused);
    const entitlement = entitlementOf(account, now);
    const since = await takeRecording(user.id, recordingsOf(entitlement), now, (begun) =>
      recordingsRefusal(entitlement, begun, now),
    );
    const heard = await transcribeSound(sound, {
      languages: spokenLanguages(business),
      words: spokenWords(business),
    }).catch(async (error) => {
      await addRecordings(user.id, -1, since);
      throw new Problem('unavailable', providerDown, { cause: error });
    });
    const seconds = heard.seconds ?? sound.bytes.length / fewestBytesPerSecond;
    const more = heard.seconds ? recordingsIn(heard.seconds, soundLimits.seconds) - 1 : 0;
    const microdollars = costOf(seconds);
    count('ModelMicrodollars', microdollars);
    await Promise.all([
      recordModelCall({ microdollars, counters: [] }, now),
      more > 0 && addRecordings(user.id, more, since),
    ]);
    return { text: heard.text.trim().slice(0, messageLimit) };
  },
);

const noModel = 'Speaking is not available here. Type your question.';
const paused = 'Nothing more can be written down today. Type your question, and ask it tomorrow.';
const providerDown =
  'Your words could not be written down just now. It does not count. Try again, or type your question.';

const soundOf = (base64: string): Sound => {
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  const type = soundTypeOf(bytes);
  if (!type) throw new Problem('invalid', 'This is no recording of a browser');
  return { bytes, type };
};

/** Millionths of a dollar, rounded up. */
const costOf = (seconds: number) => Math.ceil((seconds / 60) * config.SPEECH_DOLLARS * 1_000_000);
