/** What is told about a business in a prompt, row by row; unknown things have none. */
import type { BusinessDetails } from '../../account/business.ts';
import {
  communicationStyleLabels,
  companySizeLabels,
  customerTypeLabels,
} from '../../account/business-choices.ts';
import type { BusinessPlace } from '../../account/business-place.ts';
import { unitsOf } from '../../account/country-conventions.ts';
import { englishNameOf, languageName } from '../../account/english-names-of-codes.ts';
import type { FrostZone } from '../../account/frost-zones.ts';
import { fallbackTrade } from '../../catalogue/trade-of-business-type.ts';
import type { ConversationGoal } from './conversation-goal.ts';
import { row } from './data-blocks.ts';

/** The language of the answer. */
export const languageRule = ({ language }: Pick<BusinessDetails, 'language'>) =>
  `Answer in ${languageName(language)}, unless the owner asks for another language. What is for a customer is in that language too, unless the owner names another one for it.`;

const winterWords: Record<FrostZone, string> = {
  freezing: 'freezing, the ground and pipes can freeze',
  mild: 'mild, a few frosts or cold rain',
  none: 'none that stops work outside',
};
const unitWords = {
  us: 'feet, miles, pounds, gallons and °F',
  uk: 'metric, with miles on the road, and °C',
  metric: 'metric, and °C',
} as const;

/** The place in words as label and value; unknown ones are empty. */
const describePlace = ({ country, currency, time_zone, winters }: BusinessPlace) => ({
  Country: englishNameOf(country, 'region'),
  Currency: currency ? `${englishNameOf(currency, 'currency')} (${currency})` : '',
  'Time zone': time_zone ?? '',
  Units: country ? unitWords[unitsOf(country)] : '',
  Winters: winters ? winterWords[winters] : '',
});

/** The facts of the business, as the owner typed them. */
export const businessRows = (business: BusinessDetails) => [
  row('Business name', business.name),
  typeRow(business),
  row('Industry', business.industry),
  row('Location', business.location),
  ...Object.entries(describePlace(business)).map(([label, value]) => row(label, value)),
  row('Company size', business.company_size && companySizeLabels[business.company_size]),
  row('Years in business', business.years_in_business?.toString()),
  row('Main challenge', business.main_challenge),
  row('Goals', business.selected_goals.join(', ')),
  row(
    'Typical customers',
    business.typical_customer_type && customerTypeLabels[business.typical_customer_type],
  ),
  row('Tools and software', business.tools_software_in_use.join(', ')),
  row('Service channels', business.primary_service_channels.join(', ')),
  row('Phase', business.phase_tag),
  row('How the business runs', business.operational_context),
];

/** What the owner wants of the answers: these are followed, where the facts are only known. */
export const wishRows = (
  business: Pick<BusinessDetails, 'preferred_communication_style' | 'ai_usage_context'>,
  goal: ConversationGoal,
) => [
  row(
    'Preferred style of answers',
    business.preferred_communication_style &&
      communicationStyleLabels[business.preferred_communication_style],
  ),
  row('What the owner wants from AI', business.ai_usage_context),
  row('About', goal.session_goal),
  row('Outcome the owner wants', goal.specificOutcome),
  row('Limits to respect', goal.constraints),
];

const typeRow = ({ type, industry }: Pick<BusinessDetails, 'type' | 'industry'>) =>
  type === fallbackTrade
    ? row('Business type', industry ? 'none of the usual trades, see Industry' : 'not said yet')
    : row('Business type', type);
