import { loadKits } from '#shared/catalogue/load-kits.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { draftRules } from '#shared/domain/safety/draft-rules.ts';
import type { FoundPrompt } from './found-prompt.ts';

/**
 * The kit of a helper with this id, or undefined. Its drafts keep to the safety cards that were shown and not set aside;
 * where the caller says nothing of them, to those that the message calls for.
 */
export const findKit = async (helper: HelperId, id: string): Promise<FoundPrompt | undefined> => {
  const { kits, findDangers } = await loadKits();
  const kit = Object.values(kits).find((one) => one.id === id && one.helper === helper);
  if (!kit) return undefined;
  const { title, content, inputs, deliverables, version } = kit;
  return {
    title,
    content,
    additionalInputs: inputs,
    deliverables,
    version: String(version),
    subcategory: null,
    rules: ({ safety, additionalInputs }) =>
      draftRules(
        safety ?? findDangers(additionalInputs.their_message ?? '').map((danger) => danger.id),
      ),
  };
};
