import { useEffect, useRef } from 'react';

/**
 * Loading more rows moves or removes the focused button, so the focus moves to the first new row of `list`, whose index
 * `goOnAt` sets.
 */
export const useOpenConversation = (count: number) => {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<number>(undefined);
  useEffect(() => {
    if (next.current === undefined || count <= next.current) return;
    list.current?.querySelectorAll('h2')[next.current]?.focus();
    next.current = undefined;
  }, [count]);
  const goOnAt = (row: number) => {
    next.current = row;
  };
  return { list, goOnAt };
};
