import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { loadSafetyLanguage } from '#shared/domain/chat/safety/safety-card.ts';
import type { MessageReplyProps } from '#web/core/message-reply-dialog-context.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { HelperAvatar } from '#web/ui/helper-avatar.tsx';
import { ReplyAnswerStep } from './reply-answer-step.tsx';
import { ReplyForm } from './reply-form.tsx';
import type { ReplySource } from './reply-source.ts';
import { SafetyStep } from './safety-step.tsx';
import { useReplyDialog } from './use-reply-dialog.ts';
import '#web/ui/styles/links-and-chips.css';
import '#web/ui/styles/number-parts.css';
import './reply.css';

type Props = ReplySource & Pick<MessageReplyProps, 'onSent' | 'onReplies' | 'onClose'>;

/**
 * Answers what somebody wrote, in three steps: paste it, read the safety card where it may be dangerous, take the answers.
 * Nothing is sent before the second step is settled.
 */
export const ReplyDialog = ({ onSent, onReplies, onClose: closed, ...source }: Props) => {
  const { business, words } = source;
  const reply = useReplyDialog(source);
  const onClose = useCloser(closed, reply.sent !== null);
  const { language, safety } = useSafetyWords(business);
  // A shared text may be dangerous before a word is typed.
  const [warning, setWarning] = useState<'read' | 'send' | null>(words ? 'read' : null);
  const open = warning ? reply.openDangers() : [];
  const isWarning = open.length > 0 && safety.data !== undefined;
  const { begin, unlessJustBegun } = useDoublePress();
  const settle = (how: 'dismissed' | 'seen') => {
    const [first] = open;
    if (!first) return;
    begin();
    const dismissed = how === 'dismissed' ? [...reply.dismissed, first.id] : reply.dismissed;
    reply.setDismissed(dismissed);
    if (how === 'seen') reply.setSeen([...reply.seen, first.id]);
    if (open.length > 1) return;
    setWarning(null);
    if (warning === 'send') reply.send(dismissed);
  };
  const submit = () => {
    if (!reply.check()) return;
    begin();
    if (reply.openDangers().length > 0) setWarning('send');
    else reply.send();
  };
  return (
    <Dialog
      title={titleOf(reply.sent !== null, source)}
      mark={reply.sent && <HelperAvatar helper={reply.sent.helperId} />}
      onClose={unlessJustBegun(onClose)}
    >
      {reply.sent ? (
        <ReplyAnswerStep
          place={reply.sent}
          unlessJustBegun={unlessJustBegun}
          onSent={onSent}
          onReplies={onReplies}
          onClose={onClose}
        />
      ) : isWarning ? (
        <SafetyStep
          text={reply.text}
          danger={open[0]?.id ?? 'gas'}
          business={business}
          words={safety.data}
          language={language}
          details={reply.shown.details}
          onDismiss={unlessJustBegun(() => settle('dismissed'))}
          onGoOn={unlessJustBegun(() => settle('seen'))}
        />
      ) : (
        <ReplyForm
          reply={reply}
          source={source}
          safety={safety}
          isWaiting={open.length > 0}
          onPasted={() => setWarning('read')}
          onSubmit={submit}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
};

/** The language of answers, and the words of its safety cards. */
const useSafetyWords = (business: ReplySource['business']) => {
  // The language of answers is the owner's; without one, that of the browser.
  const language = business.language ?? navigator.language;
  const safety = useQuery({
    queryKey: ['safety-words', language],
    queryFn: () => loadSafetyLanguage(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { language, safety };
};

/** Closes, and says whether drafts were written. */
const useCloser = (close: Props['onClose'], isWritten: boolean) =>
  useCallback(() => close(isWritten), [close, isWritten]);

/** A second press within this time, in ms, was meant for the step before. */
const doublePressMs = 500;

/** The next step may have another button, or none, where the one before had its own: a double press is not meant for it. */
const useDoublePress = () => {
  const begunAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    begin: () => {
      begunAt.current = performance.now();
    },
    unlessJustBegun: (act: () => void) => () => {
      if (performance.now() - begunAt.current > doublePressMs) act();
    },
  };
};

const titleOf = (isSent: boolean, { row, review }: ReplySource) => {
  if (row) return `Write to ${row.customer || 'this customer'}`;
  if (isSent) return 'Your 2 replies';
  return review ? `Answer ${review.name || 'this review'}` : 'Reply to a customer';
};
