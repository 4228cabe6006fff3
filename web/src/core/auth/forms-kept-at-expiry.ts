import { useEffect, useRef } from 'react';
import { goodNotices } from '../session-notices.ts';
import { onLeave, tabUser } from './session.ts';

/**
 * When a session expires, keeps what was typed into the open forms until the same owner signs in again: in the memory of
 * this tab only, because the browser may be somebody else's by then, and never a password or a file.
 */

/** The values of the fields that were changed, by name. */
type Words = Map<string, readonly string[]>;
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const kept = new Map<string, { owner: string | null; words: Words }>();

/** Whether a session ended that its owner wanted to go on. */
const isExpiry = (notice: string | null, isTaken: boolean) =>
  notice !== null && !isTaken && !goodNotices.includes(notice);

onLeave((notice, isTaken) => {
  if (!isExpiry(notice, isTaken)) kept.clear();
});

const secret = /^(?:password|file|hidden|submit|button)$/;

const fieldsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Field[]).filter(({ name, type }) => name && !secret.test(type));

const valuesOf = (form: HTMLFormElement): Words => {
  const data = new FormData(form);
  return new Map(fieldsOf(form).map(({ name }) => [name, data.getAll(name).map(String)]));
};

const isSame = (a: readonly string[] = [''], b: readonly string[] = ['']) =>
  a.length === b.length && a.every((text, nth) => text === b[nth]);

const isTick = (field: Field): field is HTMLInputElement => /^(?:checkbox|radio)$/.test(field.type);

/** Changes a field as its owner would, so that React and what listens to the form hear of it. */
const setValue = (field: Field, text: string) => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
};

const putBack = (form: HTMLFormElement, words: Words) => {
  for (const field of fieldsOf(form)) {
    const texts = words.get(field.name);
    if (!texts) continue;
    if (!isTick(field)) {
      const [text = ''] = texts;
      if (field.value !== text) setValue(field, text);
    } else if (field.checked !== texts.includes(field.value)) field.click();
  }
};

/** The names of the forms, beginning with `prefix`, whose words wait for who is signed in. */
export const keptForms = (prefix: string) =>
  [...kept].flatMap(([name, { owner }]) =>
    name.startsWith(prefix) && owner === tabUser() ? [name] : [],
  );

/** For the `ref` of a form: its words outlast an expired session, and come back when the form of this name opens again. */
export const useFormKeptAtExpiry = (name: string) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const first = valuesOf(element);
    const waiting = kept.get(name);
    kept.delete(name);
    let later = 0;
    if (waiting && waiting.owner === tabUser()) {
      putBack(element, waiting.words);
      // Fields that appear with what stands in others.
      later = requestAnimationFrame(() => putBack(element, waiting.words));
    }
    const stop = onLeave((notice, isTaken) => {
      if (!isExpiry(notice, isTaken)) return;
      const changed = [...valuesOf(element)].filter(([key, now]) => !isSame(now, first.get(key)));
      if (changed.length > 0) kept.set(name, { owner: tabUser(), words: new Map(changed) });
    });
    return () => {
      cancelAnimationFrame(later);
      stop();
    };
  }, [name]);
  return form;
};
