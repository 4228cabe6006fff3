import { useState } from 'react';
import { ulid } from 'ulid';
import { answerLimits, channelLabels } from '#shared/domain/answer-parts/limits.ts';
import type { DraftPart } from '#shared/domain/answer-parts/part.ts';
import type { HelperId } from '#shared/domain/helper-ids.ts';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { workQuery } from '#web/work.ts';

type Props = {
  businessId: string;
  helperId: HelperId;
  draft: DraftPart;
  onClose: () => void;
};

/** Asks for a name and saves a copy of a draft under it; a request that is sent twice saves once. */
export const SaveDialog = ({ businessId, helperId, draft, onClose }: Props) => {
  const [id] = useState(() => ulid());
  const { channel, subject, body } = draft;
  const { form, field, busy, failure } = useForm({
    validate: (values) => (values.text('name') ? {} : { name: 'Give it a name' }),
    submit: async (values) => {
      const name = values.text('name');
      const copy = { id, name, channel, subject, body, helper_id: helperId };
      await api.work.save({ business_id: businessId, ...copy });
      void queryClient.invalidateQueries(workQuery(businessId));
      toast('Saved. You find it under “Saved work”.');
      onClose();
    },
  });
  return (
    <Dialog
      title="Save this draft"
      hint="A copy of its own: it stays when the chat is cleared."
      onClose={onClose}
    >
      <DialogForm
        form={form}
        failure={failure}
        onClose={onClose}
        submit={{ busy: busy && 'Saving...', children: 'Save' }}
      >
        <TextField
          {...field('name')}
          className="wide"
          label="Name"
          defaultValue={draft.title || channelLabels[channel]}
          maxLength={answerLimits.draft.title}
          data-autofocus
        />
      </DialogForm>
    </Dialog>
  );
};
