import type { ReactNode } from 'react';
import { answerLimits } from '#shared/domain/chat/answer-parts/answer-limits.ts';
import type {
  OpenPlace,
  PlaceValues,
} from '#shared/domain/chat/answer-parts/drafts/open-places.ts';

type Props = {
  /** Makes the ids of the fields unique on the page. */
  scope: string;
  places: readonly OpenPlace[];
  values: PlaceValues;
  onFill: (key: string, value: string) => void;
  /** What stands under a field, for example values to choose from. */
  under?: ((place: OpenPlace) => ReactNode) | undefined;
};

const idOf = (scope: string, key: string) => `place-${scope}-${key.replaceAll(/\s/g, '-')}`;

/** Moves the focus to the field of a place. */
export const focusOpenPlace = (scope: string, key: string) =>
  document.getElementById(idOf(scope, key))?.focus();

/** A field for every open place; what is typed shows in all drafts at once. */
export const OpenPlaceFields = ({ scope, places, values, onFill, under }: Props) =>
  places.length > 0 && (
    <div className="place-fields" data-control>
      {places.map((place) => (
        <div key={place.key} className="field">
          <label htmlFor={idOf(scope, place.key)}>{place.label}</label>
          <input
            className="input"
            id={idOf(scope, place.key)}
            data-filled={Boolean(values[place.key]?.trim()) || undefined}
            autoComplete="off"
            maxLength={answerLimits.draft.title}
            value={values[place.key] ?? ''}
            onChange={({ target }) => onFill(place.key, target.value)}
          />
          {under?.(place)}
        </div>
      ))}
    </div>
  );
