import { speech } from '#shared/contract/speech.ts';
import { feature } from '../lib/http.ts';
import { warmUp } from '../lib/warm-up.ts';
import { refuseDeleted } from '../tables/deletion-table.ts';
import { transcribe } from './transcribe.ts';

warmUp();

export const handler = feature(speech, { transcribe }, { refuseDeleted });
