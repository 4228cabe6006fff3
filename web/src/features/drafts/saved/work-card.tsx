import Pencil from '@lucide/icons/icons/pencil';
import RefreshCw from '@lucide/icons/icons/refresh-cw';
import Trash from '@lucide/icons/icons/trash';
import { useMemo, useState } from 'react';
import type { Business } from '#shared/domain/account/business.ts';
import { helpers } from '#shared/domain/catalogue/helpers.ts';
import { answerLimits } from '#shared/domain/chat/answer-parts/answer-limits.ts';
import { channelLabels } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import {
  type PlaceValues,
  stillOpen,
} from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import type { DraftPart } from '#shared/domain/chat/answer-parts/part.ts';
import type { SavedWork } from '#shared/domain/drafts/saved-work.ts';
import { askHelperLink } from '#web/core/ask-helper/ask-helper-link.ts';
import { formatDate } from '#web/core/dates/format-date.ts';
import { WhoDidIt } from '#web/core/people/who-did-it.tsx';
import { toast } from '#web/core/toast.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/public-fields.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useRefocus } from '#web/ui/use-refocus.ts';
import { channelIcons } from '../channel-icons.ts';
import { DraftActions } from '../draft-actions.tsx';
import { DraftView } from '../draft-view.tsx';
import { focusOpenPlace, OpenPlaceFields } from '../open-place-fields.tsx';
import { openPlacesOf } from '../open-place-values.ts';
import { senderOf } from '../sender-of-business.ts';
import { SpanishDraft } from '../spanish-draft.tsx';
import { useRename } from './use-change-work.ts';
import { wordsToRewriteWork } from './words-to-rewrite-work.ts';
import { workAsDraft } from './work-as-draft.ts';

/** The form that gives saved work another name; Escape cancels. */
const RenameWork = ({ work, onClose }: { work: SavedWork; onClose: () => void }) => {
  const rename = useRename(work);
  const { form, field, busy, failure } = useForm({
    validate: (values) => (values.text('name') ? {} : { name: 'Enter a name' }),
    submit: async (values) => {
      const name = values.text('name');
      if (name !== work.name) await rename(name);
      toast('Saved!');
      onClose();
    },
  });
  return (
    <form
      className="draft-body"
      {...form}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <TextField
        {...field('name')}
        label="Name"
        defaultValue={work.name}
        maxLength={answerLimits.draft.title}
        autoFocus
      />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <p className="row">
        <Button type="submit" busy={busy && 'Saving...'}>
          Save
        </Button>
        <Button variant="outline" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </p>
    </form>
  );
};

type Props = { work: SavedWork; business: Business; onRemove: () => void };

/** Saved work: folded away under its name; opened, it can be sent again, renamed, redone and deleted. */
export const WorkCard = ({ work, business, onRemove }: Props) => {
  const { name, channel, helper_id: helper, created_at: at } = work;
  const [isRenaming, setIsRenaming] = useState(false);
  const { ref, refocus } = useRefocus<HTMLElement>();
  const close = () => {
    setIsRenaming(false);
    refocus();
  };
  return (
    <li data-row={work.id}>
      <details className="work-card">
        <summary ref={ref}>
          <Icon icon={channelIcons[channel]} />
          <span className="work-title">
            <h2>{name}</h2>
            <span className="meta">
              <span>{channelLabels[channel]}</span>
              <span>{helpers[helper].name}</span>
              <time dateTime={at}>{formatDate(at, { dateStyle: 'medium' })}</time>
              <WhoDidIt by={work.by} />
            </span>
          </span>
        </summary>
        {isRenaming && <RenameWork work={work} onClose={close} />}
        <Opened work={work} business={business} />
        <footer className="draft-actions">
          <LinkButton variant="quiet" {...askHelperLink(helper, wordsToRewriteWork(work))}>
            <Icon icon={RefreshCw} />
            Reuse for another customer
            <About name={name} />
          </LinkButton>
          <Button variant="quiet" disabled={isRenaming} onClick={() => setIsRenaming(true)}>
            <Icon icon={Pencil} />
            Rename
            <About name={name} />
          </Button>
          <Button variant="quiet" className="btn-danger" onClick={onRemove}>
            <Icon icon={Trash} />
            Delete
            <About name={name} />
          </Button>
        </footer>
      </details>
    </li>
  );
};

/** Names the work for screen readers, to tell equal buttons apart. */
const About = ({ name }: { name: string }) => <span className="sr-only"> {name}</span>;

/** The draft with fields for the places that were open when it was saved; what is typed here is not kept. */
const Opened = ({ work, business }: Omit<Props, 'onRemove'>) => {
  const [typed, setTyped] = useState<PlaceValues>({});
  const part = useMemo((): DraftPart => ({ kind: 'draft', ...workAsDraft(work) }), [work]);
  const { places, values } = openPlacesOf([part], senderOf(business), typed);
  const open = stillOpen(part, values);
  return (
    <>
      <div className="draft-body">
        <OpenPlaceFields
          scope={work.id}
          places={places.filter(({ fromProfile }) => !fromProfile)}
          values={values}
          onFill={(key, value) => setTyped({ ...typed, [key]: value })}
        />
        <DraftView
          draft={part}
          values={values}
          onPlace={(key) => focusOpenPlace(work.id, key)}
          isOpen={open.length > 0}
        />
      </div>
      <div className="draft-actions">
        <DraftActions draft={part} values={values} open={open} isMain />
      </div>
      {work.spanish && (
        <SpanishDraft
          draft={{ ...part, ...work.spanish }}
          values={values}
          open={open}
          heading="h3"
        />
      )}
    </>
  );
};
