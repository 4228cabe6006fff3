import { chat } from '#shared/contract/chat.ts';
import { checkedByHandler } from '../lib/caller/authorize.ts';
import { streamFeature, streaming } from '../lib/stream-handler.ts';
import { requireAdmin } from '../lib/user-pool.ts';
import { warmUpAtColdStart } from '../lib/warm-up-at-cold-start.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { answerWithoutStream } from './answer/answer-without-stream.ts';
import { ask } from './ask.ts';
import { collectSpanish, putInSpanish } from './put-draft-in-spanish.ts';
import { collectTried, tryPrompt } from './try-prompt.ts';

warmUpAtColdStart();

export const handler = streamFeature(chat, {
  ask: streaming(chat.ask, ask, answerWithoutStream, checkedByHandler),
  putInSpanish: streaming(chat.putInSpanish, putInSpanish, collectSpanish, { enterAccount }),
  tryPrompt: streaming(chat.tryPrompt, tryPrompt, collectTried, { enterAccount, requireAdmin }),
});
