import { type ReactNode, useId, useRef } from 'react';

type Props = {
  /** The name of the button, after the words that stand on it. */
  label: string;
  /** What stands on the button. */
  opener: ReactNode;
  className: string;
  /** `<ul class="nav">`; what is marked `data-stays` does not close the menu. */
  children: ReactNode;
};

/** The room between a button and its menu, in CSS pixels. */
const gapPx = 6;

/** A menu beside its button, on the side that has room. A press inside or beside it, and Escape, close it; the focus returns to the button. */
export const Menu = ({ label, opener, className, children }: Props) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const place = () => {
    const from = button.current?.getBoundingClientRect();
    if (!from || !menu.current) return;
    const { style } = menu.current;
    const isLow = from.top > innerHeight / 2;
    const isRight = from.left > innerWidth / 2;
    style.top = isLow ? 'auto' : `${from.bottom + gapPx}px`;
    style.bottom = isLow ? `${innerHeight - from.top + gapPx}px` : 'auto';
    style.left = isRight ? 'auto' : `${from.left}px`;
    style.right = isRight ? `${document.documentElement.clientWidth - from.right}px` : 'auto';
  };
  return (
    <>
      <button ref={button} type="button" className={className} popoverTarget={id}>
        {opener}
        <span className="sr-only">{label}</span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on any of its items closes it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the items are buttons and links */}
      <div
        ref={menu}
        id={id}
        className="menu"
        popover="auto"
        onBeforeToggle={place}
        onClick={({ target }) => {
          const item = target instanceof Element && target.closest('a, button');
          if (item && !item.closest('[data-stays]')) menu.current?.hidePopover?.();
        }}
      >
        {children}
      </div>
    </>
  );
};
