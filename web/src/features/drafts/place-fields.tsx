import type {
  OpenPlace,
  PlaceValues,
} from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import { answerLimits } from '#shared/domain/chat/answer-parts/limits.ts';

type Props = {
  /** Makes the ids of the fields unique on the page. */
  scope: string;
  places: readonly OpenPlace[];
  values: PlaceValues;
  onFill: (key: string, value: string) => void;
};

const idOf = (scope: string, key: string) => `place-${scope}-${key.replaceAll(/\s/g, '-')}`;

/** Moves the focus to the field of a place. */
export const focusPlace = (scope: string, key: string) =>
  document.getElementById(idOf(scope, key))?.focus();

/** A field for every open place; what is typed shows in all drafts at once. */
export const PlaceFields = ({ scope, places, values, onFill }: Props) =>
  places.length > 0 && (
    <div className="place-fields" data-control>
      {places.map(({ key, label }) => (
        <div key={key} className="field">
          <label htmlFor={idOf(scope, key)}>{label}</label>
          <input
            className="input"
            id={idOf(scope, key)}
            data-filled={Boolean(values[key]?.trim()) || undefined}
            autoComplete="off"
            maxLength={answerLimits.draft.title}
            value={values[key] ?? ''}
            onChange={({ target }) => onFill(key, target.value)}
          />
        </div>
      ))}
    </div>
  );
