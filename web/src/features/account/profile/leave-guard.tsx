import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { askBeforeLeaving } from '#web/core/ask-before-leaving.ts';
import { currentSession } from '#web/core/auth/session.ts';
import { Confirm } from '#web/ui/dialog.tsx';

const mark = 'unsaved';

/**
 * Catches the browser's back button: the page gets a second entry in the history, and going back from it asks instead.
 * `stop` takes the entry away again unless something else has taken or will leave its place.
 */
const guardBack = (ask: () => void) => {
  const isGuarded = () => history.state?.[mark] === true;
  const add = () => history.pushState({ ...history.state, [mark]: true }, '');
  const onPop = () => {
    if (isGuarded()) return;
    add();
    ask();
  };
  add();
  addEventListener('popstate', onPop);
  return {
    stop: ({ keepEntry }: { keepEntry: boolean }) => {
      removeEventListener('popstate', onPop);
      if (!keepEntry && isGuarded()) history.back();
    },
  };
};

/**
 * Asks before a link, the back button, another business, signing out or a closed tab throws away what was typed.
 * `onLeave` drops what was typed.
 */
export const LeaveGuard = ({ when, onLeave }: { when: boolean; onLeave: () => void }) => {
  const [wanted, setWanted] = useState<{ go: () => void } | null>(null);
  const staysInHistory = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!when) return;
    const ask = (go: () => void) => setWanted({ go });
    const asked = (event: MouseEvent) => {
      const to = pageBehind(event);
      if (!to) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => {
        // Takes the place of the entry that stopped the back button.
        staysInHistory.current = true;
        void navigate(to, { replace: true });
      });
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const stopAsking = askBeforeLeaving(ask);
    const back = guardBack(() =>
      ask(() => {
        staysInHistory.current = true;
        history.go(-2);
      }),
    );
    addEventListener('beforeunload', onUnload);
    document.addEventListener('click', asked, true);
    return () => {
      stopAsking();
      // The sign-in page takes the place of the entry when the session expires.
      const isOver = currentSession().status === 'guest';
      back.stop({ keepEntry: staysInHistory.current || isOver });
      removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', asked, true);
    };
  }, [when, navigate]);
  if (wanted === null) return null;
  return (
    <Confirm
      title="Leave without saving?"
      question="You have unsaved changes."
      yes="Leave"
      onYes={() => {
        // First the way on, so that the guard knows whether its entry is still needed; then nothing is left to ask about.
        wanted.go();
        flushSync(onLeave);
      }}
      onClose={() => setWanted(null)}
    />
  );
};

/** The page of this app that a plain click on a link would open, or nothing. */
const pageBehind = (event: MouseEvent) => {
  const link = (event.target as Element).closest?.('a[href]');
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.download) return null;
  if (hasModifier || event.button !== 0) return null;
  if (link.origin !== location.origin || link.pathname === location.pathname) return null;
  return link.pathname + link.search + link.hash;
};
