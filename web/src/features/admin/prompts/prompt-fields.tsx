import { useId } from 'react';
import type { PromptText } from '#shared/domain/admin/prompt-edit-rules.ts';
import { promptBounds } from '#shared/domain/catalogue/prompt-bounds.ts';
import { promptIcons } from '#shared/domain/catalogue/prompt-icons.ts';
import { placeholderValues } from '#shared/domain/chat/prompt/placeholder-values.ts';
import { PromptIcon } from '#web/features/catalogue/prompt-icons/prompt-icon.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextAreaField, TextField } from '#web/ui/public-fields.tsx';
import type { AdminPrompt } from '../admin-queries.ts';

const inWords = (name: string) => name.replaceAll('-', ' ');

/** Chooses the icon of a prompt or card among those there are. */
const IconPicker = ({
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
      <Disclosure words="Change icon" open={flaw !== undefined}>
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
      </Disclosure>
    </div>
  );
};

/** What stands in the editor: a prompt, of which only some fields can be changed. */
export type PromptWords = PromptText & Pick<AdminPrompt, 'action_type' | 'subcategory'>;

/** What a prompt may use besides its own blanks. */
const known = [...Object.keys(placeholderValues({}, [])), 'specificOutcome', 'constraints'];
const list = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ');

type Props = {
  words: PromptWords;
  flaws: ReadonlyMap<string, string>;
  /** Only what a card shows: the prompts inside are edited one by one. */
  isArea: boolean;
  onChange: (words: PromptWords) => void;
};
type Field = 'title' | 'description' | 'prompt_content' | 'defaultSpecificOutcome';

/** The fields of a prompt or card: its words, its icon and what is sent. */
export const PromptFields = ({ words, flaws, isArea, onChange }: Props) => {
  const field = (name: Field) => ({
    name,
    value: words[name],
    hasError: flaws.has(name),
    errorMessage: flaws.get(name) ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...words, [name]: target.value }),
  });
  // A prompt inside a subcategory stands under the icon of its card.
  const hasIcon = isArea || words.subcategory === null;
  return (
    <>
      <TextField {...field('title')} label="Title" data-autofocus />
      <TextField {...field('description')} label="Description" />
      {hasIcon && (
        <IconPicker
          value={words.icon}
          flaw={flaws.get('icon')}
          onChange={(icon) => onChange({ ...words, icon })}
        />
      )}
      {!isArea && (
        <>
          <TextAreaField
            {...field('prompt_content')}
            label="Prompt"
            rows={12}
            descriptiveText={`${words.prompt_content.length} /${promptBounds.prompt_content[1]} characters. Blanks: ${list(words.additional_inputs.map(({ id }) => id)) || 'none'}`}
          />
          <details className="hint">
            <summary>Blanks every prompt can use</summary>
            <p>{list(known)}</p>
          </details>
          <TextField {...field('defaultSpecificOutcome')} label="Default outcome" />
        </>
      )}
    </>
  );
};
