import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { longTextOf } from '#shared/domain/chat/answer-parts/part-events.ts';
import type { LocalTurn } from '../conversation/local-turn.ts';
import type { AnswerProps } from '../parts/part-props.ts';

type Tools = typeof import('../parts/part-list.tsx');

let tools: Tools | undefined;
let loading: Promise<void> | undefined;
const waiting = new Set<() => void>();

/** Loads what draws and copies answers before the first one; a failed load is tried again with the next answer. */
export const loadPartList = () => {
  loading ??= import('../parts/part-list.tsx').then(
    (loaded) => {
      tools = loaded;
      for (const tell of waiting) tell();
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
};

const subscribe = (listener: () => void) => {
  waiting.add(listener);
  return () => waiting.delete(listener);
};

/** An answer's parts; unformatted words until what draws them has loaded, which is a fifth of the page's script. */
export const LazyPartList = (props: AnswerProps) => {
  const Drawn: ComponentType<AnswerProps> | undefined = useSyncExternalStore(
    subscribe,
    () => tools?.PartList,
  );
  useEffect(() => void loadPartList(), []);
  if (Drawn) return <Drawn {...props} />;
  return <p className="plain-text">{props.parts.map(longTextOf).filter(Boolean).join('\n\n')}</p>;
};

/** Puts a whole answer on the clipboard; it has been drawn before. */
export const copyAnswer = async (turn: LocalTurn, button: Element, chat?: string) => {
  await loadPartList();
  await tools?.copyWholeAnswer(turn, button, chat);
};
