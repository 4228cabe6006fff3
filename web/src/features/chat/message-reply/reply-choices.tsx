import { type ReactNode, useId } from 'react';
import { kits } from '#shared/catalogue/kits-and-dangers-bundle.ts';
import { incomingKinds } from '#shared/domain/chat/message-replies/incoming-kinds.ts';
import { currencySign } from '#web/features/numbers/fields/currency-sign.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { ReplyDialogState } from './use-reply-dialog.ts';

/** One choice of a few, as chips. */
const ChoiceList = ({
  title,
  problem,
  children,
}: {
  title: string;
  problem?: string | undefined;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <fieldset className="wide kit-choice" aria-describedby={problem ? id : undefined}>
      <legend>
        <span role="status">{title}</span>
      </legend>
      <div className="chips">{children}</div>
      {problem && (
        <p className="error" id={id} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
};

/** One of the chips. */
const Choice = ({
  name,
  words,
  isChosen,
  onChoose,
}: {
  name: string;
  words: string;
  isChosen: boolean;
  onChoose: () => void;
}) => (
  <label className="chip">
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
    {words}
  </label>
);

/** The kind of message and the one number of the kind; how to sound has a default and stands in the fold. */
export const ReplyChoicesPart = ({
  reply,
  isRow,
  asksKind,
}: {
  reply: ReplyDialogState;
  isRow: boolean;
  /** Nothing else says what kind of message it is. */
  asksKind: boolean;
}) => {
  const { shown, problems } = reply;
  const tones = shown.kit?.inputs.find(({ id }) => id === 'sound_like')?.options ?? toneChoices;
  return (
    <>
      {asksKind && (
        <ChoiceList
          title={shown.isGuessed && shown.kit ? shown.kit.guessed : 'What kind of message is it?'}
          problem={problems.kind}
        >
          {incomingKinds.map((kind) => (
            <Choice
              key={kind}
              name="kind"
              words={kits[kind].title}
              isChosen={shown.kit?.kind === kind}
              onChoose={() => reply.setKind(kind)}
            />
          ))}
        </ChoiceList>
      )}
      <OneNumber reply={reply} isRow={isRow} />
      <div className="wide">
        <Disclosure words="Sharper with your details">
          <ChoiceList title="How do you want to sound?">
            {tones.map(({ value, label }) => (
              <Choice
                key={value}
                name="tone"
                words={label}
                isChosen={reply.tone === value}
                onChoose={() => reply.setTone(value)}
              />
            ))}
          </ChoiceList>
        </Disclosure>
      </div>
    </>
  );
};

const toneChoices = kits.complaint.inputs.find(({ id }) => id === 'sound_like')?.options ?? [];

const OneNumber = ({ reply, isRow }: { reply: ReplyDialogState; isRow: boolean }) => {
  const id = useId();
  const { shown, typed, number, problems, style, exampleIn } = reply;
  const input = shown.kit?.inputs.find((one) => one.id === shown.kit?.number);
  if (!input) return null;
  const isFound = number !== '' && typed[input.id] === undefined;
  const hint = isFound && (isRow ? 'From your records' : 'Found in their message');
  const isMoney = input.unit === 'money';
  return (
    <div className="field kit-number">
      <label htmlFor={id}>
        {input.label} <span className="hint">(optional)</span>
      </label>
      <span className="unit-field" data-unit={isMoney ? 'money' : 'count'}>
        {isMoney && <span aria-hidden="true">{currencySign(style)}</span>}
        <input
          className="input"
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={number}
          placeholder={exampleIn(input)}
          data-filled={isFound || undefined}
          aria-invalid={problems.number !== undefined || undefined}
          aria-describedby={`${id}-about`}
          onChange={(event) => reply.setTyped({ ...typed, [input.id]: event.target.value })}
        />
      </span>
      <p className={problems.number ? 'error' : 'hint'} id={`${id}-about`}>
        {problems.number ?? hint}
      </p>
    </div>
  );
};
