import type { LucideIconData } from '@lucide/icons';
import Bookmark from '@lucide/icons/icons/bookmark';
import Calculator from '@lucide/icons/icons/calculator';
import FileText from '@lucide/icons/icons/file-text';
import ListChecks from '@lucide/icons/icons/list-checks';
import Lock from '@lucide/icons/icons/lock';
import { excerptOf } from '#shared/domain/history/history-search.ts';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type Entry, type Group, type Kind, kinds } from './find-entry.ts';
import { markedPieces, wordsNotIn } from './search-text.ts';

const icons: Partial<Record<Kind, LucideIconData>> = {
  page: FileText,
  task: ListChecks,
  work: Bookmark,
  calculator: Calculator,
};

/** So many characters stand before the first of the words in a passage, which has one line. */
const before = 24;
/** A passage from a word shortly before the first of the asked ones on. */
const fromNear = (passage: string, asked: string) => {
  const pieces = markedPieces(passage, asked);
  const first = pieces.findIndex(({ isMarked }) => isMarked);
  const at = pieces.slice(0, Math.max(first, 0)).reduce((sum, { piece }) => sum + piece.length, 0);
  if (at <= before) return passage;
  return `…${passage.slice(at - before).replace(/^\S*\s/, '')}`;
};

/** Where the first of the words is that nothing shown has: in the text of what the owner made, or of a prompt. */
const passageOf = ({ kind, title, detail = '', passage, words }: Entry, asked: string) => {
  if (passage) return fromNear(passage, asked);
  if (!words || !asked || kind === 'page') return undefined;
  const unseen = wordsNotIn(`${title} ${detail}`, asked);
  const first = markedPieces(words, unseen).find(({ isMarked }) => isMarked);
  // What a prompt is for is one sentence, which reads whole in two lines.
  if (first && kind === 'prompt') return words;
  const found = first && excerptOf(words, first.piece.toLowerCase());
  return found ? fromNear(found, unseen) : undefined;
};

type Props = {
  id: string;
  groups: readonly Group[];
  /** What was typed; its words are marked. */
  asked: string;
  /** The entry that Enter opens. */
  active: Entry | undefined;
  onOpen: (entry: Entry) => void;
};

/** What was found, under a heading for each kind. The focus stays in the field, which names the active option. */
export const FoundList = ({ id, groups, asked, active, onOpen }: Props) => (
  <div role="listbox" id={id} aria-label="Found">
    {groups.map(({ kind, entries }) => (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
      <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
        <div className="find-heading" id={`${id}-${kind}`}>
          {kinds[kind]}
        </div>
        {entries.map((entry) => (
          <Option
            key={entry.id}
            id={`${id} ${entry.id}`.replaceAll(' ', '-')}
            entry={entry}
            asked={asked}
            isActive={entry === active}
            onOpen={onOpen}
          />
        ))}
      </div>
    ))}
  </div>
);

const Option = ({
  id,
  entry,
  asked,
  isActive,
  onOpen,
}: {
  id: string;
  entry: Entry;
  asked: string;
  isActive: boolean;
  onOpen: (entry: Entry) => void;
}) => {
  const { kind, title, detail, helper, isLocked } = entry;
  const icon = icons[kind];
  const passage = passageOf(entry, asked);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
    <div
      role="option"
      className="find-option"
      id={id}
      aria-selected={isActive}
      // The field keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onOpen(entry)}
    >
      {helper ? <HelperAvatar helper={helper} size="sm" /> : icon && <Icon icon={icon} />}
      <span>
        <b>
          <Marked text={title} asked={asked} />
        </b>
        {passage && (
          <small className="find-passage" data-kind={kind}>
            <Marked text={passage} asked={asked} />
          </small>
        )}
        {detail && (
          <small>
            <Marked text={detail} asked={asked} />
          </small>
        )}
      </span>
      {isLocked && (
        <span className="find-locked">
          <Icon icon={Lock} />
          Locked
        </span>
      )}
    </div>
  );
};

const Marked = ({ text, asked }: { text: string; asked: string }) =>
  markedPieces(text, asked).map(({ piece, isMarked }, index) =>
    // The pieces of a text never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    isMarked ? <mark key={index}>{piece}</mark> : piece,
  );
