import type { ReactNode } from 'react';
import { fillPlaces, type PlaceValues } from '#shared/domain/answer-parts/open-places.ts';
import { Markdown } from '#web/ui/markdown.tsx';
import './drafts.css';
import { DraftWords } from './draft-words.tsx';
import { MessageSize } from './message-size.tsx';
import { type Draft, outgoing, plainBody } from './outgoing.ts';

type Props = {
  draft: Draft;
  values?: PlaceValues | undefined;
  onPlace?: ((key: string) => void) | undefined;
  /** Leaves out what is counted, while the words still arrive. */
  isArriving?: boolean;
  /** Places are open. */
  isOpen?: boolean;
};

/** The words of a draft in the look of what it is: a phone's bubble, a mail, a script, a post, a sheet of paper. */
export const DraftView = ({
  draft,
  values,
  onPlace,
  isArriving = false,
  isOpen = false,
}: Props) => {
  const { channel, subject, body } = draft;
  const written = (text: string) => (
    <DraftWords text={text} channel={channel} values={values} onPlace={onPlace} />
  );
  if (channel === 'document')
    return (
      <div className="draft-paper markdown">
        <Markdown text={fillPlaces(body, channel, values ?? {})} />
      </div>
    );
  const words = <p className="draft-words">{written(plainBody(draft))}</p>;
  if (channel === 'text-message')
    return (
      <div className="draft-phone">
        {words}
        {!isArriving && <MessageSize text={outgoing(draft, values).text} isOpen={isOpen} />}
      </div>
    );
  if (channel !== 'email') return <div className={`draft-${channel}`}>{words}</div>;
  return <Letter subject={subject && written(subject)}>{words}</Letter>;
};

const Letter = ({ subject, children }: { subject: ReactNode; children: ReactNode }) => (
  <div className="draft-email">
    {subject && (
      <dl>
        <dt>Subject</dt>
        <dd>{subject}</dd>
      </dl>
    )}
    {children}
  </div>
);
