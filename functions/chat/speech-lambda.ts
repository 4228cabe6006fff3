import { speech } from '#shared/contract/chat.ts';
import { feature } from '../lib/http-handler.ts';
import { warmUp } from '../lib/warm-up.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { transcribe } from './transcribe.ts';

warmUp();

export const handler = feature(speech, { transcribe }, { enterAccount });
