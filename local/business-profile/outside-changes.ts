import { consentRevocationAndTokenExpiry } from '../oauth/consent-revocation-and-token-expiry.ts';
import type { State } from '../stand-in-state.ts';
import type { CountedDays } from './performance.ts';
import { type NewReview, type ProfileState, reviewRow } from './store.ts';

/** What happens at the profile outside of the product. */
export const createOutsideChanges = (state: State<ProfileState>) => {
  const placeOf = (place: string) => {
    const [, person = '', , location = ''] = place.split('/');
    const found = state.value.people[person]?.locations[location];
    if (!found) throw new Error(`There is no ${place}`);
    return found;
  };
  const reviewOf = (place: string, id: string) => {
    const review = placeOf(place).reviews.find(({ reviewId }) => reviewId === id);
    if (!review) throw new Error(`There is no review ${id}`);
    return review;
  };
  const now = () => new Date().toISOString();
  let made = 0;
  return {
    place: placeOf,
    /** A customer leaves a review; answers its id. */
    addReview: (place: string, review: NewReview) => {
      const id = `n${Date.now().toString(36)}${++made}`;
      placeOf(place).reviews.push(reviewRow(place, id, review));
      state.save();
      return id;
    },
    /** Its writer changes it. */
    changeReview: (place: string, id: string, { stars, text }: Partial<NewReview>) => {
      const review = reviewOf(place, id);
      const { starRating, comment } = reviewRow(place, id, {
        stars: stars ?? 5,
        ...(text !== undefined && { text }),
      });
      Object.assign(review, {
        updateTime: now(),
        ...(stars !== undefined && { starRating }),
        ...(text !== undefined && { comment }),
      });
      state.save();
    },
    /** Its writer takes it away. */
    removeReview: (place: string, id: string) => {
      const found = placeOf(place);
      found.reviews = found.reviews.filter(({ reviewId }) => reviewId !== id);
      state.save();
    },
    /** The owner answers at Google. */
    answerThere: (place: string, id: string, text: string) => {
      reviewOf(place, id).reviewReply = { comment: text, updateTime: now() };
      state.save();
    },
    /** The provider tells, or corrects, what people did on a day. */
    count: (place: string, day: string, counts: CountedDays[string]) => {
      const found = placeOf(place);
      found.counted = { ...found.counted, [day]: { ...found.counted?.[day], ...counts } };
      state.save();
    },
    ...consentRevocationAndTokenExpiry(state),
  };
};
export type OutsideChanges = ReturnType<typeof createOutsideChanges>;
