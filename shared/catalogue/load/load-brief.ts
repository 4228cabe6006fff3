import type { HelperId } from '../../domain/catalogue/helper-ids.ts';
import type { HelperBrief } from '../../domain/chat/prompt/helper-brief.ts';

/** What a helper is told it is for, with its examples: read at the first question, not at the start of the Lambda. */
export const loadHelperBrief = async (id: HelperId): Promise<HelperBrief> =>
  (await import('../helper-briefs.ts')).helperBriefs[id];
