import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { type PromptText, promptProblems } from '#shared/domain/admin-prompts.ts';
import { helpers } from '#shared/domain/helpers.ts';
import { placeholderValues } from '#shared/domain/placeholder-values.ts';
import { promptBounds } from '#shared/domain/prompt-bounds.ts';
import { api } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Notice } from '#web/ui/panels.tsx';
import { toast } from '#web/ui/toast.tsx';
import { type AdminPrompt, promptsQuery } from '../queries.ts';
import { InputsEditor } from './inputs-editor.tsx';

type Field = Exclude<keyof PromptText, 'additional_inputs'>;

/** What a prompt may use besides its own blanks. */
const known = [...Object.keys(placeholderValues({}, [])), 'specificOutcome', 'constraints'];
const list = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' ');

/** Edits a starter prompt; what is wrong with it is said while it is typed, and only a sound one is saved. */
export const PromptDialog = ({ action, onClose }: { action: AdminPrompt; onClose: () => void }) => {
  const [words, setWords] = useState<PromptText>(action);
  const form = useRef<HTMLFormElement>(null);
  const save = useSave(action, onClose);
  const flaws = new Map(promptProblems(words).map(({ field, message }) => [field, message]));
  const change = (part: Partial<PromptText>) => setWords((before) => ({ ...before, ...part }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = flaws.keys();
    if (first !== undefined)
      return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    save.mutate(words);
  };
  const field = (name: Field) => ({
    name,
    value: words[name],
    hasError: flaws.has(name),
    errorMessage: flaws.get(name) ?? '',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <Dialog
      title="Edit prompt"
      hint={`${helpers[action.helper_id].name} for ${action.business_type}`}
      mark={<HelperAvatar helper={action.helper_id} />}
      onClose={onClose}
    >
      <form ref={form} noValidate onSubmit={submit}>
        <div className="fields one-column">
          <PromptFields words={words} field={field} />
          <InputsEditor
            blanks={words.additional_inputs}
            flaws={flaws}
            onChange={(additional_inputs) => change({ additional_inputs })}
          />
          {save.error && (
            <Notice tone="danger">Failed to save the prompt: {save.error.message}</Notice>
          )}
        </div>
        <footer>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={save.isPending && 'Saving...'}>
            Save
          </Button>
        </footer>
      </form>
    </Dialog>
  );
};

type FieldsProps = {
  words: PromptText;
  field: (name: Field) => Pick<ComponentProps<typeof TextField>, 'hasError' | 'errorMessage'> & {
    name: Field;
    value: string;
    onChange: (event: { target: { value: string } }) => void;
  };
};

const PromptFields = ({ words, field }: FieldsProps) => {
  const own = words.additional_inputs.map(({ id }) => id);
  return (
    <>
      <TextField {...field('title')} label="Title" data-autofocus />
      <TextField {...field('description')} label="Description" />
      <TextAreaField
        {...field('prompt_content')}
        label="Prompt"
        rows={12}
        descriptiveText={`${words.prompt_content.length} of ${promptBounds.prompt_content[1]} letters. Its blanks: ${list(own) || 'none'}`}
      />
      <details className="hint">
        <summary>What every prompt may use</summary>
        <p>{list(known)}</p>
      </details>
      <TextField {...field('defaultSpecificOutcome')} label="Outcome it starts with" />
    </>
  );
};

const useSave = (action: AdminPrompt, onSaved: () => void) => {
  const client = useQueryClient();
  const { helper_id, business_type, id, icon, updated_at } = action;
  return useMutation({
    mutationFn: ({ title, description, prompt_content, ...rest }: PromptText) =>
      api.admin.updatePrompt({
        helper_id,
        business_type,
        id,
        icon,
        updated_at,
        title: title.trim(),
        description: description.trim(),
        prompt_content: prompt_content.trim(),
        additional_inputs: rest.additional_inputs,
        defaultSpecificOutcome: rest.defaultSpecificOutcome.trim(),
      }),
    onSuccess: () => {
      toast('Saved!');
      onSaved();
    },
    // Also after a refusal: somebody else may have changed it, and then the list is out of date.
    onSettled: () => client.invalidateQueries(promptsQuery({ helper_id, business_type })),
  });
};
