import Plus from '@lucide/icons/icons/plus';
import { promptBounds } from '#shared/domain/prompt-bounds.ts';
import type { PromptInput } from '#shared/domain/starter-prompt.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { InputEditor } from './input-editor.tsx';

type Flaws = ReadonlyMap<string, string>;

/** The blanks a prompt asks an owner to fill in. */
export const InputsEditor = ({
  blanks,
  flaws,
  onChange,
}: {
  blanks: readonly PromptInput[];
  flaws: Flaws;
  onChange: (blanks: PromptInput[]) => void;
}) => (
  <fieldset className="inputs-editor">
    <legend>Blanks to fill in</legend>
    {flaws.get('blanks') && <p className="error">{flaws.get('blanks')}</p>}
    {blanks.map((blank, at) => (
      <InputEditor
        // biome-ignore lint/suspicious/noArrayIndexKey: a blank's name is being typed, and blanks never change places
        key={at}
        blank={blank}
        number={at + 1}
        flaw={(name) => flaws.get(`blank.${at}.${name}`)}
        onChange={(changed) => onChange(blanks.with(at, changed))}
        onRemove={() => onChange(blanks.toSpliced(at, 1))}
      />
    ))}
    {blanks.length < promptBounds.inputs && (
      <Button
        variant="outline"
        onClick={() => onChange([...blanks, { id: '', label: '', type: 'text', required: false }])}
      >
        <Icon icon={Plus} />
        Add a blank
      </Button>
    )}
  </fieldset>
);
