import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { figuresIn } from '#web/figures-to-ask.ts';
import type { LocalConversation } from './local-conversation.ts';

/** Takes over the figures that the address came with, once: from then on they belong to the draft. */
export const useAttachedFigures = ({ attach }: LocalConversation) => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const figures = figuresIn(state);
  useEffect(() => {
    if (!figures) return;
    attach(figures);
    void navigate({ pathname, search }, { replace: true, state: null });
  }, [figures, attach, navigate, pathname, search]);
};
