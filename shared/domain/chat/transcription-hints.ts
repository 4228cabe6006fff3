/** What the provider is told about the words it will hear. */
import type { BusinessDetails } from '../account/business.ts';
import { tradeOf } from '../catalogue/trade-of-business-type.ts';
import { speechHints } from '../catalogue/trades/index.ts';

type Spoken = Pick<BusinessDetails, 'name' | 'type' | 'location' | 'language'>;

/** The language an owner most likely speaks (ISO 639-1), with English beside it; none while it is unknown. */
export const spokenLanguages = ({ language }: Pick<Spoken, 'language'>) => {
  const [code = ''] = (language ?? '').split('-');
  if (code.length !== 2) return [];
  return code === 'en' ? ['en'] : [code, 'en'];
};

/** Names and words of the trade that may be said; none of them is a customer's. */
export const spokenWords = ({ name, type, location }: Spoken) =>
  [name, location, ...speechHints[tradeOf(type)]].map((word) => word.trim()).filter(Boolean);
