import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

type Drawing = ComponentType<{ text: string }>;

let drawing: Drawing | undefined;
let loading: Promise<void> | undefined;
const waiting = new Set<() => void>();

/** Fetches the code that draws answers, before there is one to draw; a failure is tried again with the next answer. */
export const loadAnswerText = () => {
  loading ??= import('./markdown.tsx').then(
    ({ GrowingMarkdown }) => {
      drawing = GrowingMarkdown;
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

/** An answer's text; plain for as long as the code that draws Markdown is on its way, a fifth of what the page weighs. */
export const AnswerText = ({ text }: { text: string }) => {
  const Drawn = useSyncExternalStore(subscribe, () => drawing);
  useEffect(() => void loadAnswerText(), []);
  return Drawn ? <Drawn text={text} /> : <p className="plain-text">{text}</p>;
};
