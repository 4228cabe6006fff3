import Plus from '@lucide/icons/icons/plus';
import { type FormEvent, useRef, useState } from 'react';
import { promptProblems } from '#shared/domain/admin/prompt-edit-rules.ts';
import {
  needsTryout,
  opensSubcategory,
  tryoutFingerprint,
  untestedEditMessage,
} from '#shared/domain/admin/prompt-tryout-rules.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { promptBounds } from '#shared/domain/catalogue/prompt-bounds.ts';
import type { PromptInput } from '#shared/domain/catalogue/starter-prompt.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AdminPrompt, PromptPlace } from '../admin-queries.ts';
import { InputEditor } from './input-editor.tsx';
import { PromptFields, type PromptWords } from './prompt-fields.tsx';
import { TryOut } from './try-out.tsx';
import { isConflict, useSavePrompt } from './use-save-prompt.ts';
import { useTryOut } from './use-try-out.ts';
import { VersionCounts } from './version-counts.tsx';

type Flaws = ReadonlyMap<string, string>;

/** The blanks a prompt asks an owner to fill in. */
const InputsEditor = ({
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

/** Says that somebody else saved the prompt first, and offers both ways on. Nothing typed is lost by it. */
const ConflictNotice = ({
  isNewer,
  onTheirs,
  onMine,
}: {
  /** Their version has been loaded. */
  isNewer: boolean;
  onTheirs: () => void;
  onMine: () => void;
}) => (
  <Notice tone="danger">
    <p>Someone else saved this prompt while you were editing. Your changes are still here.</p>
    {isNewer && (
      <p className="row">
        <Button variant="outline" onClick={onTheirs}>
          Show their version
        </Button>
        <Button variant="outline" onClick={onMine}>
          Save mine instead
        </Button>
      </p>
    )}
  </Notice>
);

type Props = {
  place: PromptPlace;
  /** The prompt as it is stored now; it may have changed since the dialog was opened. */
  action: AdminPrompt;
  onClose: () => void;
};

/**
 * Edits a starter prompt, with its counts and a try-out beside it; what is wrong with it is said while it is typed, and
 * only a sound one that was tried is published.
 */
export const EditPromptDialog = ({ place, action, onClose }: Props) => {
  const isArea = opensSubcategory(action);
  const tryOut = useTryOut();
  const [words, setWords] = useState<PromptWords>(action);
  const flaws = new Map(promptProblems(words).map(({ field, message }) => [field, message]));
  const editor = (
    <PromptForm
      {...{ place, action, words, flaws, onClose, isArea }}
      tried={tryOut.tried}
      onChange={setWords}
    />
  );
  return (
    <Dialog
      title={isArea ? 'Edit card' : 'Edit prompt'}
      hint={`${helpers[place.helper_id].name} for ${place.business_type}`}
      mark={<HelperAvatar helper={place.helper_id} />}
      onClose={onClose}
    >
      {isArea ? (
        editor
      ) : (
        <div className="editor-columns">
          {editor}
          <div className="editor-aside">
            <VersionCounts helper={place.helper_id} action={action} />
            <TryOut {...{ place, action, words, tryOut }} isSound={flaws.size === 0} />
          </div>
        </div>
      )}
    </Dialog>
  );
};

type FormProps = Props & {
  words: PromptWords;
  flaws: ReadonlyMap<string, string>;
  isArea: boolean;
  /** The text that was tried as every sample business. */
  tried: string | null;
  onChange: (words: PromptWords) => void;
};

const PromptForm = (props: FormProps) => {
  const { place, action, words, flaws, isArea, tried, onChange, onClose } = props;
  const form = useRef<HTMLFormElement>(null);
  /** The version that was edited. */
  const [base, setBase] = useState(action);
  const save = useSavePrompt(place, action.id, onClose);
  const [isRefused, setIsRefused] = useState(false);
  const isUntried = needsTryout(action, words) && tried !== tryoutFingerprint(words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (flaws.size > 0)
      return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (JSON.stringify(words) === JSON.stringify(base)) return onClose();
    setIsRefused(isUntried);
    if (!isUntried) save.mutate({ words, seen: base.updated_at });
  };
  const showTheirs = () => {
    setBase(action);
    onChange(action);
    save.reset();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <div className="fields one-column">
        {!action.shipped && (
          <Notice>
            This prompt is no longer part of the built-in set. Owners still see your edited version
            until you remove it.
          </Notice>
        )}
        <PromptFields words={words} flaws={flaws} isArea={isArea} onChange={onChange} />
        {!isArea && (
          <InputsEditor
            blanks={words.additional_inputs}
            flaws={flaws}
            onChange={(additional_inputs) => onChange({ ...words, additional_inputs })}
          />
        )}
        {isConflict(save.error) ? (
          <ConflictNotice
            isNewer={action.updated_at !== base.updated_at}
            onTheirs={showTheirs}
            onMine={() => save.mutate({ words, seen: action.updated_at })}
          />
        ) : (
          save.error?.message && (
            <Notice tone="danger">Failed to save the prompt: {save.error.message}</Notice>
          )
        )}
        {isUntried && isRefused && <Notice tone="danger">{untestedEditMessage}</Notice>}
      </div>
      <footer>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={save.isPending && 'Publishing...'}>
          Publish
        </Button>
      </footer>
    </form>
  );
};
