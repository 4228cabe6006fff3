import { useSyncExternalStore } from 'react';

const themes = [
  { id: 'system', label: 'Auto' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;
type Theme = (typeof themes)[number]['id'];

const listeners = new Set<() => void>();
const read = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

/** Applies a theme and stores it; theme.js applies it before the first paint of the next page. */
const choose = (theme: Theme) => {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {}
  for (const listener of listeners) listener();
};

/** Three buttons: follow the device, light, dark. */
export const ThemeSwitch = () => {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    (): Theme => 'system',
  );
  return (
    <fieldset className="segmented-control theme-switch">
      <legend className="sr-only">Theme</legend>
      {themes.map(({ id, label }) => (
        <button key={id} type="button" aria-pressed={id === current} onClick={() => choose(id)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
};
