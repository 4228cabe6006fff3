import Check from '@lucide/icons/icons/check';
import { type FormEvent, useState } from 'react';
import type { AskableId } from '#shared/domain/numbers/askable-numbers.ts';
import { choices, isChoiceId } from '#shared/domain/numbers/number-choices.ts';
import { numbers } from '#shared/domain/numbers/numbers.ts';
import type { NumberToAsk } from '#shared/domain/numbers/outlook/numbers-to-ask.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { numberFieldText, numbersToSave, readNumberField } from '../fields/number-field-values.ts';
import { numberLabel } from '../fields/number-label.ts';
import type { OwnerNumbers } from '../owner-numbers.ts';
import { useSaveNumbers } from '../use-save-numbers.ts';
import { NumberNotSaved } from './number-not-saved.tsx';

/** The question, and what is said beside it. */
const questionOf = (id: AskableId): [question: string, more: string] => {
  const text = isChoiceId(id) ? choices[id].question : numbers[id].question;
  const end = text.indexOf('? ') + 1;
  return end > 0 ? [text.slice(0, end), text.slice(end + 1)] : [text, ''];
};

type Props = {
  owner: OwnerNumbers;
  /** What is worth asking, the most useful first. */
  next: readonly NumberToAsk[];
  /** The small print over the question. */
  count: string;
};

/** One number at a time, answered in place; the next one follows, and what was answered is not asked again. */
export const AskNumber = ({ owner, next, count }: Props) => {
  const [done, setDone] = useState<string>();
  const [first] = next;
  if (!first && !done) return null;
  return (
    <section className="ask-number" aria-label="One number at a time">
      {done && (
        <p className="ask-saved" role="status">
          <Icon icon={Check} />
          {done}
        </p>
      )}
      {first && (
        <Question
          key={first.id}
          ask={first}
          owner={owner}
          count={count}
          autoFocus={done !== undefined}
          onDone={setDone}
        />
      )}
    </section>
  );
};

const Question = ({
  ask,
  owner,
  count,
  autoFocus,
  onDone,
}: {
  ask: NumberToAsk;
  owner: OwnerNumbers;
  count: string;
  autoFocus: boolean;
  onDone: (words: string) => void;
}) => {
  const { id, adds, old } = ask;
  const say = owner.format.words;
  const [question, more] = questionOf(id);
  const [text, setText] = useState(old ? numberFieldText(old.value, owner.style) : '');
  const [problem, setProblem] = useState<string>();
  const save = useSaveNumbers(owner.businessId, true);
  const shown = (value: string) =>
    isChoiceId(id) ? numberLabel(id) : owner.format.value(numbers[id].unit, value);
  const [opened] = useState(owner.known);
  /** What was sent; nothing where the owner does not know it. */
  const [sent, setSent] = useState<string>();
  const send = (value: string, before = opened) => {
    setSent(value);
    save.mutate(numbersToSave({ [id]: value }, before), {
      onSuccess: () => onDone(`Saved. ${say(numberLabel(id))}: ${shown(value)}`),
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const read = readNumberField(id, text, owner);
    setProblem(read.value === undefined ? (read.problem ?? 'Enter a number first.') : undefined);
    if (read.value !== undefined) send(read.value);
  };
  const unknown = () => {
    if (save.isPending) return;
    if (old) return send(old.value);
    setSent(undefined);
    save.mutate({ unknown: [id] }, { onSuccess: () => onDone('OK. We won’t ask for that again.') });
  };
  return (
    <form onSubmit={submit} noValidate>
      <p className="ask-count">
        {old ? `Still correct? From ${owner.format.day(old.date)}` : count}
      </p>
      <NumberField
        id={id}
        owner={owner}
        label={say(question)}
        text={text}
        hint={say([more, adds].filter(Boolean).join(' '))}
        problem={problem}
        autoFocus={autoFocus}
        onType={(typed) => {
          setText(typed);
          setProblem(undefined);
        }}
      />
      <div className="row">
        <Button type="submit" busy={save.isPending && 'Saving...'}>
          Save
        </Button>
        <Button variant="quiet" onClick={unknown}>
          {old ? 'Still correct' : 'I don’t know'}
        </Button>
      </div>
      <NumberNotSaved
        owner={owner}
        error={save.error}
        onInsist={sent === undefined ? undefined : (known) => send(sent, known)}
        onKeep={() => onDone('OK. We kept that one.')}
      />
    </form>
  );
};
