import { type ReactNode, useId } from 'react';

/** One choice of a few, as chips. */
export const ChoiceList = ({
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
export const Choice = ({
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
