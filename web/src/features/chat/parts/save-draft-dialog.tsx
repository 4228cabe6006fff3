import { useState } from 'react';
import { ulid } from 'ulid';
import type { HelperId } from '#shared/domain/catalogue/helper-ids.ts';
import { answerLimits } from '#shared/domain/chat/answer-parts/answer-limits.ts';
import { channelLabels } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';
import type { SavedWork } from '#shared/domain/drafts/saved-work.ts';
import { api } from '#web/core/api.ts';
import { queryClient } from '#web/core/query-client.ts';
import { toast } from '#web/core/toast.tsx';
import { workQuery } from '#web/features/drafts/saved-work-query.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/public-fields.tsx';
import { useForm } from '#web/ui/use-form.ts';

type Props = {
  businessId: string;
  helperId: HelperId;
  draft: DraftPart;
  /** The same in Spanish, if it is. */
  spanish: SavedWork['spanish'];
  onSaved: () => void;
  onClose: () => void;
};

/** Asks for a name and saves a copy of a draft under it; a request that is sent twice saves once. */
export const SaveDraftDialog = ({
  businessId,
  helperId,
  draft,
  spanish,
  onSaved,
  onClose,
}: Props) => {
  const [id] = useState(() => ulid());
  const { channel, subject, body } = draft;
  const { form, field, busy, failure } = useForm({
    validate: (values) => (values.text('name') ? {} : { name: 'Enter a name' }),
    submit: async (values) => {
      const name = values.text('name');
      const words = { channel, subject, body, ...(spanish && { spanish }) };
      const copy = { id, name, ...words, helper_id: helperId };
      await api.drafts.save({ business_id: businessId, ...copy });
      void queryClient.invalidateQueries(workQuery(businessId));
      toast('Added to Saved work');
      onSaved();
      onClose();
    },
  });
  return (
    <Dialog
      title="Save this draft"
      hint="This saves a copy. It stays even if you clear the chat."
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
