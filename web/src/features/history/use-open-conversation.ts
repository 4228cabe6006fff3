import { useEffect, useRef } from 'react';

/**
 * After more rows were asked for, the button has moved down or is gone: the focus goes on at the first new row of `list`.
 * `goOnAt` says which one that will be.
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
