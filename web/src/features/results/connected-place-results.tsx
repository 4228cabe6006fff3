import { lateDays } from '#shared/domain/connections/performance/performance-days.ts';
import { withNoun } from '#shared/domain/lib/count-with-noun.ts';
import { dayName, periodName, writtenValue } from './days-and-values-as-text.ts';
import { shortProviderName } from './provider-name.ts';
import type { Results } from './results-query.ts';

type Place = NonNullable<Results['place']>;

/** "23 calls and 11 direction requests from Google, rating 4.6"; empty where nothing was counted. */
const placeCounted = ({ month }: Place, name: string): string => {
  const said = new Intl.ListFormat('en-US', { type: 'conjunction' }).format([
    ...(month.calls ? [withNoun(month.calls, 'call')] : []),
    ...(month.directions ? [withNoun(month.directions, 'direction request')] : []),
    ...(month.new_reviews ? [withNoun(month.new_reviews, 'new review')] : []),
  ]);
  const rating = month.rating ? writtenValue({ id: 'rating' }, month.rating) : '';
  if (!said) return rating && `Rating on ${name}: ${rating}`;
  return `${said} from ${name}${rating && `, rating ${rating}`}`;
};

const titleOf = (place: Place, month: string) => {
  const name = shortProviderName(place);
  if (place.until === null && place.month.rating === null) return `Waiting for ${name}’s numbers`;
  const said = placeCounted(place, name);
  if (said) return said;
  if (place.month.calls === null) return `${name} hasn’t told us about ${month} yet`;
  return `No calls from ${name} in ${month} so far`;
};

/** Until when the numbers are known: a provider tells them some days late. */
const knownWords = ({ until, ...place }: Place) => {
  const late = `${shortProviderName({ until, ...place })}’s numbers come in up to ${lateDays} days late.`;
  if (until === null) return `${late} Check back tomorrow.`;
  return `${late} These are through ${dayName(until)}. We can’t say why people called or came.`;
};

/** What people did at the connected place this month, as far as its provider has told it. */
export const ConnectedPlaceResults = ({ place, today }: { place: Place; today: string }) => (
  <section className="results-part" aria-labelledby="results-place">
    <h2 id="results-place">{titleOf(place, periodName(place.month.period, today))}</h2>
    <p>{knownWords(place)}</p>
  </section>
);
