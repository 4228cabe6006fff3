import { contract } from '#shared/contract/index.ts';
import { streamFeature } from '../lib/stream.ts';
import { ask } from './ask.ts';
import { collect } from './collect.ts';

export const handler = streamFeature(contract.chat.ask, ask, collect);
