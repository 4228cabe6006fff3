import { contract } from '#shared/contract/index.ts';
import { startEarly } from '../lib/cold-start.ts';
import { streamFeature } from '../lib/stream.ts';
import { ask } from './ask.ts';
import { collect } from './collect.ts';

startEarly();

export const handler = streamFeature(contract.chat.ask, ask, collect);
