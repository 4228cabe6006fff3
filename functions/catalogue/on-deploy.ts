import { job } from '../lib/job-handler.ts';
import { log } from '../lib/log.ts';
import { saveShippedPrompts } from './save-shipped-prompts.ts';

/** Runs once with every deployment and loads the starter prompts of that release. */
export const handler = job(async () => {
  const result = await saveShippedPrompts();
  log.info('catalogue loaded', result);
  return result;
});
