import type { KnownNumbers } from '#shared/domain/numbers/known-numbers.ts';
import { choices } from '#shared/domain/numbers/number-choices.ts';
import { numbers } from '#shared/domain/numbers/numbers.ts';
import type { AskableId } from '#shared/domain/numbers/prompt-numbers.ts';
import { firstWords } from '#web/core/people/who-was-first.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { labelOf } from '../number-field.tsx';
import type { OwnerNumbers } from '../owner-numbers.ts';
import { isChoiceId, isKeepable } from '../typed-numbers.ts';
import { changedMeanwhile } from '../use-save-numbers.ts';

type Props = {
  owner: OwnerNumbers;
  error: Error | null;
  insistWords?: string;
  /** Saves what was typed all the same, in the place of what is known now. */
  onInsist: (known: KnownNumbers) => void;
  /** Leaves it at what is known now. */
  onKeep: () => void;
};

/** Why numbers were not saved; where somebody else changed one first, who it was, to what, and the choice between the two. */
export const NumberNotSaved = ({
  owner,
  error,
  insistWords = 'Use mine instead',
  onInsist,
  onKeep,
}: Props) => {
  if (!error) return null;
  const conflict = changedMeanwhile(error);
  if (!conflict) return <Notice tone="danger">{error.message}</Notice>;
  const { changed, known } = conflict;
  const shown = (id: AskableId, value: string) =>
    isChoiceId(id)
      ? ((choices[id].options as Record<string, string>)[value] ?? value)
      : owner.format.value(numbers[id].unit, value);
  return (
    <Notice>
      {changed.length === 0 && <p>Someone deleted this in the meantime.</p>}
      {changed.map(({ id, value, first }) => (
        <p key={id}>
          {isKeepable(id as AskableId) && value !== null
            ? firstWords(
                first,
                `changed “${owner.format.words(labelOf(id as AskableId))}” to ${shown(id as AskableId, value)}`,
              )
            : firstWords(first, 'changed this')}
        </p>
      ))}
      <p className="row">
        <Button variant="outline" onClick={() => onInsist(known)}>
          {insistWords}
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          {changed.length === 0 ? 'Leave it deleted' : 'Keep that one'}
        </Button>
      </p>
    </Notice>
  );
};
