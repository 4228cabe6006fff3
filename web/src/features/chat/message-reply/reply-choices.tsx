import { useId } from 'react';
import { kits } from '#shared/catalogue/message-kits.ts';
import { incomingKinds } from '#shared/domain/incoming-messages/kinds.ts';
import { currencySign } from '#web/numbers/owner-numbers.ts';
import { Choice, ChoiceList } from './choice-list.tsx';
import type { KitState } from './use-kit.ts';

/** The kind of message, how to sound, and the one number of the kind. */
export const KitChoicesPart = ({ kit, isRow }: { kit: KitState; isRow: boolean }) => {
  const { shown, problems } = kit;
  const tones = shown.kit?.inputs.find(({ id }) => id === 'sound_like')?.options ?? toneChoices;
  return (
    <>
      {!isRow && (
        <ChoiceList
          title={shown.isGuessed && shown.kit ? shown.kit.guessed : 'What is it?'}
          problem={problems.kind}
        >
          {incomingKinds.map((kind) => (
            <Choice
              key={kind}
              name="kind"
              words={kits[kind].title}
              isChosen={shown.kit?.kind === kind}
              onChoose={() => kit.setKind(kind)}
            />
          ))}
        </ChoiceList>
      )}
      <ChoiceList title="How do you want to sound?">
        {tones.map(({ value, label }) => (
          <Choice
            key={value}
            name="tone"
            words={label}
            isChosen={kit.tone === value}
            onChoose={() => kit.setTone(value)}
          />
        ))}
      </ChoiceList>
      <OneNumber kit={kit} isRow={isRow} />
    </>
  );
};

const toneChoices = kits.complaint.inputs.find(({ id }) => id === 'sound_like')?.options ?? [];

const OneNumber = ({ kit, isRow }: { kit: KitState; isRow: boolean }) => {
  const id = useId();
  const { shown, typed, number, problems, style } = kit;
  const input = shown.kit?.inputs.find((one) => one.id === shown.kit?.number);
  if (!input) return null;
  const isFound = number !== '' && typed[input.id] === undefined;
  const hint = isFound && (isRow ? 'From your books' : 'Found in what they wrote');
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
          placeholder={input.placeholder}
          data-filled={isFound || undefined}
          aria-invalid={problems.number !== undefined || undefined}
          aria-describedby={`${id}-about`}
          onChange={(event) => kit.setTyped({ ...typed, [input.id]: event.target.value })}
        />
      </span>
      <p className={problems.number ? 'error' : 'hint'} id={`${id}-about`}>
        {problems.number ?? hint}
      </p>
    </div>
  );
};
