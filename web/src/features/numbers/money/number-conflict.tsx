import { useQueryClient } from '@tanstack/react-query';
import type { AskableId } from '#shared/domain/numbers/askable-numbers.ts';
import type { KnownNumbers } from '#shared/domain/numbers/known-numbers-schemas.ts';
import { choices, isChoiceId } from '#shared/domain/numbers/number-choices.ts';
import type { NumbersConflict } from '#shared/domain/numbers/number-entries.ts';
import { numbers } from '#shared/domain/numbers/numbers.ts';
import { whoWasFirstWords } from '#web/core/people/last-change-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { isKeepableInput } from '../fields/is-keepable-input.ts';
import { numberLabel } from '../fields/number-label.ts';
import { numbersQuery } from '../numbers-query.ts';
import type { OwnerNumbers } from '../owner-numbers.ts';

/** Who changed numbers first and to what, and the choice between theirs and what was typed. */
export const NumberConflict = ({
  owner,
  conflict: { changed, known },
  insistWords,
  onInsist,
  onKeep,
}: {
  owner: OwnerNumbers;
  conflict: NumbersConflict;
  insistWords: string;
  onInsist: ((known: KnownNumbers) => void) | undefined;
  onKeep: () => void;
}) => {
  const client = useQueryClient();
  const keep = () => {
    client.setQueryData(numbersQuery(owner.businessId).queryKey, known);
    onKeep();
  };
  const shown = (id: AskableId, value: string) =>
    isChoiceId(id)
      ? ((choices[id].options as Record<string, string>)[value] ?? value)
      : owner.format.value(numbers[id].unit, value);
  return (
    <Notice>
      {changed.length === 0 && <p>Someone deleted this in the meantime.</p>}
      {changed.map(({ id, value, first }) => (
        <p key={id}>
          {isKeepableInput(id as AskableId) && value !== null
            ? whoWasFirstWords(
                first,
                `changed “${owner.format.words(numberLabel(id as AskableId))}” to ${shown(id as AskableId, value)}`,
              )
            : whoWasFirstWords(first, 'changed this')}
        </p>
      ))}
      <p className="row">
        {onInsist && (
          <Button variant="outline" onClick={() => onInsist(known)}>
            {insistWords}
          </Button>
        )}
        <Button variant="quiet" onClick={keep}>
          {changed.length === 0 ? 'Leave it deleted' : 'Keep that one'}
        </Button>
      </p>
    </Notice>
  );
};
