import { expect, test } from 'vitest';
import { catalogue } from '#shared/catalogue/index.ts';
import { type InputKey, inputLibrary, input as libraryInput } from '#shared/catalogue/inputs.ts';
import {
  businessChallenges,
  businessPhases,
  communicationStyles,
  companySizes,
  customerTypes,
  goalOptions,
  serviceChannels,
  toolOptions,
} from '#shared/domain/account/business-choices.ts';
import { helperIds } from '#shared/domain/catalogue/helper-ids.ts';
import { prefill } from '#shared/domain/catalogue/prefill-and-validate-inputs.ts';
import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import { tradeNames } from '#shared/domain/catalogue/trades/index.ts';
import { tradePromptsOf } from '#shared/starter-prompts/trade-prompts.ts';

const trades = tradeNames.filter((trade) => trade !== 'Other');
const inputs = helperIds
  .flatMap((helper) => [
    ...catalogue[helper].quickStarts,
    ...catalogue[helper].subcategories.flatMap(({ prompts }) => prompts),
    ...trades.flatMap((trade) => tradePromptsOf(helper, trade)),
  ])
  .flatMap(({ additionalInputs }) => additionalInputs)
  .concat(Object.keys(inputLibrary).map((key) => libraryInput(key as InputKey)))
  .filter(({ source }) => source?.type === 'userProfile');

/** Every value that the profile offers, by field; a list has one value in each case. */
const offered: Readonly<Record<string, readonly unknown[]>> = {
  type: tradeNames,
  location: ['Columbus, Ohio'],
  company_size: companySizes,
  typical_customer_type: customerTypes,
  preferred_communication_style: communicationStyles,
  main_challenge: businessChallenges,
  phase_tag: businessPhases,
  selected_goals: goalOptions.map((goal) => [goal]),
  tools_software_in_use: toolOptions.map((tool) => [tool]),
  primary_service_channels: serviceChannels.map((channel) => [channel]),
};
/** Tools that are a place to post; other tools do not fill such a blank. */
const platforms = new Set([
  'Google Business Profile',
  'Facebook Business',
  'Instagram Business',
  'Nextdoor',
]);

/** Returns the prefilled value of a blank from the profile alone, without the prompt’s fallback. */
const fromProfile = ({ defaultValue: _, source, ...rest }: PromptInput, value: unknown) => {
  const { fallback: __, ...own } = source ?? { type: 'userProfile' as const, path: '' };
  return prefill({ ...rest, source: own }, { business: { [own.path]: value } });
};

test('every value that the profile offers fills every blank that takes it', () => {
  const walked = new Set<string>();
  const missing: string[] = [];
  for (const input of inputs) {
    const path = input.source?.path ?? '';
    walked.add(path);
    for (const value of offered[path] ?? []) {
      const first = fromProfile(input, value);
      const isFilled = input.options
        ? input.options.some((option) => option.value === first)
        : first !== '' && first !== 'Other';
      const saysNothing =
        input.id === 'primary_social_platforms' && !platforms.has(String([value].flat()[0]));
      if (!isFilled && !saysNothing) missing.push(`${input.id}: ${String(value)} gives "${first}"`);
      if (saysNothing) expect(first).toBe('');
    }
  }
  expect(missing).toEqual([]);
  // Every profile field that a blank reads is covered here.
  expect([...walked].filter((path) => !Object.hasOwn(offered, path))).toEqual([]);
  expect(walked.size).toBeGreaterThanOrEqual(9);
});
