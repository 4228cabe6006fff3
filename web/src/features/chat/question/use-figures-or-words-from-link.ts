import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { figuresIn } from '#web/core/ask-helper/ask-finance-link.ts';
import { wordsIn } from '#web/core/ask-helper/ask-helper-link.ts';
import type { LocalConversation } from '../conversation/local-conversation.ts';

/** Takes over the figures or words that the address came with, once: from then on they belong to the unsent question. */
export const useFiguresOrWordsFromLink = ({ attach, write }: LocalConversation) => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const figures = figuresIn(state);
  const words = wordsIn(state);
  useEffect(() => {
    if (!figures && !words) return;
    if (figures) attach(figures);
    if (words) write(words);
    void navigate({ pathname, search }, { replace: true, state: null });
  }, [figures, words, attach, write, navigate, pathname, search]);
};
