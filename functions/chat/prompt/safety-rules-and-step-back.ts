import { loadSafety } from '#shared/catalogue/load/load-safety.ts';
import type { Business } from '#shared/domain/account/business.ts';
import type { Question } from '../question.ts';

type Asked = Pick<Question, 'text' | 'prompt' | 'setAside' | 'isContinuation'>;

/** The dangers of a question that its owner has not set aside; of a kit there are none, because its message has a plan of its own. */
const dangersOf = async ({ text, prompt, setAside, isContinuation }: Asked) => {
  if (isContinuation || prompt?.id.startsWith('kit.')) return undefined;
  const safety = await loadSafety();
  const dangers = safety
    .findDangersOfOwner(safety.questionText({ text, prompt }))
    .map(({ id }) => id)
    .filter((id) => !setAside.includes(id));
  return { ...safety, dangers };
};

/** The rules for the answer to a question whose words may be about a danger; empty where they are about none. */
export const safetyRulesFor = async (
  asked: Asked,
  { country }: Pick<Business, 'country'>,
): Promise<string> => {
  const found = await dangersOf(asked);
  if (!found?.dangers.length) return '';
  const english = await found.loadSafetyLanguage('en');
  return found.questionRules(found.dangers, { english, country: country ?? '' });
};

/** What is said in place of an answer where the helper steps back, in the language of the business; undefined where it answers. */
export const stepBackText = async (
  asked: Asked,
  { language }: Pick<Business, 'language'>,
): Promise<string | undefined> => {
  const found = await dangersOf(asked);
  if (!found?.stepsBack(found.dangers)) return undefined;
  return (await found.loadSafetyLanguage(language ?? 'en')).stepBack;
};
