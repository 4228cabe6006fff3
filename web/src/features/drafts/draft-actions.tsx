import Copy from '@lucide/icons/icons/copy';
import Mail from '@lucide/icons/icons/mail';
import Megaphone from '@lucide/icons/icons/megaphone';
import Printer from '@lucide/icons/icons/printer';
import Share2 from '@lucide/icons/icons/share-2';
import Smartphone from '@lucide/icons/icons/smartphone';
import type { PlaceValues } from '#shared/domain/chat/answer-parts/drafts/open-places.ts';
import { hasCapability } from '#shared/domain/connections/providers.ts';
import { useConfig } from '#web/core/config.ts';
import { copyToClipboard } from '#web/core/copy-to-clipboard.ts';
import { toast } from '#web/core/toast.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { canShare, canText } from './can-text-or-share.ts';
import { DownloadWordButton } from './download-word-button.tsx';
import type { Draft } from './draft.ts';
import { mailLink, outgoingDraft, textLink } from './outgoing-draft.ts';
import { printableDraftOf, printPageLink } from './printable-draft.ts';

type Props = {
  draft: Draft;
  values?: PlaceValues;
  /** The labels of places that are still open; copying names them. */
  open?: readonly string[];
  /** The first draft of an answer has the one filled button. */
  isMain?: boolean;
  /** Called when the owner takes the draft along in any of these ways. */
  onUse?: (() => void) | undefined;
};

/** What can be done with a draft on this device. */
export const DraftActions = ({ draft, values = {}, open = [], isMain = false, onUse }: Props) => {
  const out = outgoingDraft(draft, values);
  const { channel } = draft;
  const canPost = useConfig()?.providers.some((id) => hasCapability(id, 'posts'));
  const isPrinted = channel === 'document' || channel === 'call-script';
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'outline'}
        onClick={() => {
          onUse?.();
          void copyToClipboard(out.text, open);
        }}
      >
        <Icon icon={Copy} />
        Copy
      </Button>
      {channel === 'text-message' && canText() && (
        <a className="btn btn-outline" href={textLink(out)} onClick={onUse}>
          <Icon icon={Smartphone} />
          <span>Text</span>
        </a>
      )}
      {channel === 'email' && (
        <a className="btn btn-outline" href={mailLink(out)} onClick={onUse}>
          <Icon icon={Mail} />
          <span>Email</span>
        </a>
      )}
      {channel === 'social-post' && canPost && (
        <LinkButton
          variant="outline"
          to="/dashboard/posts"
          state={{ words: out.text }}
          onClick={onUse}
        >
          <Icon icon={Megaphone} />
          <span>Post it</span>
        </LinkButton>
      )}
      {channel !== 'call-script' && canShare(out.text) && (
        <Button
          variant="outline"
          onClick={() => {
            onUse?.();
            void share(draft.title, out.text);
          }}
        >
          <Icon icon={Share2} />
          <span>Share</span>
        </Button>
      )}
      {channel === 'document' && <DownloadWordButton draft={draft} values={values} onUse={onUse} />}
      {isPrinted && (
        <LinkButton
          variant="outline"
          {...printPageLink(printableDraftOf(draft, values))}
          onClick={onUse}
        >
          <Icon icon={Printer} />
          <span>Print</span>
        </LinkButton>
      )}
    </>
  );
};

/** Closing the sheet without a choice is no failure. */
const share = async (title: string, text: string) => {
  try {
    await navigator.share({ title, text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      toast('Couldn’t share from this device. Copy it instead.');
  }
};
