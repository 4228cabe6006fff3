import { freeToolWords } from 'virtual:free-tools';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FreeToolId } from '#shared/domain/numbers/free-tool-ids.ts';
import type { TypedInputs } from '../calculate-with-typed.ts';

const keyOf = (id: FreeToolId) => `tool:${id}`;
/** Longer than anything a field takes. */
const longest = 40;

/** The texts among these that fields of the sum take, by field. */
const onlyFields = (id: FreeToolId, entries: Iterable<readonly [string, unknown]>): TypedInputs => {
  const given = new Map(entries);
  const found = freeToolWords[id].fields.flatMap((field) => {
    const text = given.get(field.id);
    return typeof text === 'string' && text !== '' ? [[field.id, text.slice(0, longest)]] : [];
  });
  return Object.fromEntries(found);
};

/** What was typed in this tab. */
const recall = (id: FreeToolId): TypedInputs => {
  try {
    return onlyFields(id, Object.entries(JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}')));
  } catch {
    return {};
  }
};
const remember = (id: FreeToolId, typed: TypedInputs) => {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(typed));
  } catch {}
};

/** Fills in fields of another free sum, for when it is opened in this tab. */
export const fillToolFields = (id: FreeToolId, more: TypedInputs) =>
  remember(id, { ...recall(id), ...more });

/** The address of a sum with its numbers behind the `#`, which browsers do not send. */
export const linkWithTypedFields = (path: string, values: Readonly<Record<string, string>>) =>
  `${location.origin}${path}#${new URLSearchParams(values)}`;

/** What the fields hold before React has them: on a slow line somebody types first. */
const typedEarly = (id: FreeToolId, frame: HTMLElement | null) => {
  const found = frame?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('.input') ?? [];
  return onlyFields(
    id,
    [...found].map(({ name, value }) => [name, value] as const),
  );
};

/** What is typed in the fields of a free sum: kept in this tab, and begun with what the link brought or `frame` holds already. */
export const useTypedToolFields = (id: FreeToolId, frame: RefObject<HTMLElement | null>) => {
  const [typed, setTyped] = useState<TypedInputs>({});
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  // After the first render, which is the one the page was built with.
  useEffect(() => {
    const linked = onlyFields(id, new URLSearchParams(hash.slice(1)));
    const isLinked = Object.keys(linked).length > 0;
    if (hasBegun.current && !isLinked) return;
    hasBegun.current = true;
    const begun = isLinked ? linked : { ...recall(id), ...typedEarly(id, frame.current) };
    remember(id, begun);
    setTyped(begun);
    // An address in sight is read by what counts visits of ads, and goes into the history of the browser.
    if (isLinked) void navigate({ pathname, search }, { replace: true });
  }, [id, frame, pathname, search, hash, navigate]);
  const change = (next: TypedInputs) => {
    setTyped(next);
    remember(id, next);
  };
  return { typed, change };
};
