import { useId } from 'react';
import { promptIcons } from '#shared/domain/prompt-icons.ts';
import { PromptIcon } from '#web/prompt-icons/prompt-icon.tsx';
import { Opener } from '#web/ui/opener.tsx';

const inWords = (name: string) => name.replaceAll('-', ' ');

/** Chooses the icon of a prompt or card among those there are. */
export const IconPicker = ({
  value,
  flaw,
  onChange,
}: {
  value: string;
  flaw: string | undefined;
  onChange: (icon: string) => void;
}) => {
  const group = useId();
  return (
    <div className="icon-picker">
      <p>
        <b>Icon</b> <PromptIcon name={value} /> {inWords(value)}
      </p>
      {flaw && <p className="error">{flaw}</p>}
      <Opener words="Choose another icon" open={flaw !== undefined}>
        <fieldset>
          <legend className="sr-only">Icon</legend>
          {promptIcons.map((name) => (
            <label key={name} title={inWords(name)}>
              <input
                type="radio"
                name={group}
                value={name}
                checked={name === value}
                onChange={() => onChange(name)}
              />
              <PromptIcon name={name} />
              <span className="sr-only">{inWords(name)}</span>
            </label>
          ))}
        </fieldset>
      </Opener>
    </div>
  );
};
