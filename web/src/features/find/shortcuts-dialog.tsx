import './find.css';
import { useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { commandKey, setQuestionMark, usesQuestionMark } from './shortcuts.ts';

const shortcuts: readonly (readonly [keys: readonly string[], does: string])[] = [
  [[commandKey, 'K'], 'Find anything'],
  [['?'], 'Show this list, when you’re not typing in a field'],
  [['Enter'], 'Send your question'],
  [['Shift', 'Enter'], 'Start a new line in your question'],
  [['Esc'], 'Close what’s open'],
];

/** The keyboard shortcuts, and the switch for the one that is a single character. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const [isOn, setIsOn] = useState(usesQuestionMark);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <div className="fields" data-kept>
        <dl className="wide shortcuts">
          {shortcuts.map(([keys, does]) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label className="wide shortcuts-switch">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => {
              setQuestionMark(target.checked);
              setIsOn(target.checked);
            }}
          />
          Open this list with the ? key on this device
        </label>
      </div>
    </Dialog>
  );
};
