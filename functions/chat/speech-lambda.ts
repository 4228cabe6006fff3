import { speech } from '#shared/contract/chat.ts';
import { feature } from '../lib/http-handler.ts';
import { warmUpAtColdStart } from '../lib/warm-up-at-cold-start.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { transcribe } from './transcribe.ts';

warmUpAtColdStart();

export const handler = feature(speech, { transcribe }, { enterAccount });
