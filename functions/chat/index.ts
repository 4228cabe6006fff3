import { contract } from '#shared/contract/index.ts';
import { streamFeature } from '../lib/stream.ts';
import { warmUp } from '../lib/warm-up.ts';
import { ask } from './ask.ts';
import { collect } from './collect.ts';

warmUp();

export const handler = streamFeature(contract.chat.ask, ask, collect);
