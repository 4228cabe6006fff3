import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { movedPrompts } from '#shared/catalogue/moved-prompts.ts';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { helperContentQuery } from '#web/core/helper-content.ts';
import { choiceOfPrompt, type PromptChoice } from './prompt-choice.ts';

/** Picks the prompt that the address asks for by its id, `?prompt=sales.follow-up.quote-gone-quiet`, once. */
export const useAskedPrompt = (helperId: HelperId, onPick: (prompt: PromptChoice) => void) => {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('prompt');
  const { data } = useQuery({ ...helperContentQuery(helperId), enabled: asked !== null });
  useEffect(() => {
    if (!asked || !data) return;
    const wanted = movedPrompts[asked] ?? asked;
    const quick = data.quickStarts.find(({ id }) => id === wanted);
    if (quick) onPick({ ...quick, subcategory: null });
    for (const { name, prompts } of data.subcategories) {
      const prompt = prompts.find(({ id }) => id === wanted);
      if (prompt) onPick(choiceOfPrompt(prompt, name));
    }
    setSearch({}, { replace: true });
  }, [asked, data, onPick, setSearch]);
};
