import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

type Drawing = ComponentType<{ text: string }>;

let drawing: Drawing | undefined;
let loading: Promise<void> | undefined;
const waiting = new Set<() => void>();

/** Loads the Markdown renderer before the first answer; a failed load is tried again with the next answer. */
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

/** An answer's text, unformatted until the Markdown renderer has loaded, which is a fifth of the page's script. */
export const AnswerText = ({ text }: { text: string }) => {
  const Drawn = useSyncExternalStore(subscribe, () => drawing);
  useEffect(() => void loadAnswerText(), []);
  return Drawn ? <Drawn text={text} /> : <p className="plain-text">{text}</p>;
};
