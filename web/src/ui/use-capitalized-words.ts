import { type ChangeEvent, useRef } from 'react';
import { raiseInserted } from '#shared/domain/lib/name-capitals.ts';

/** Capitalizes the words of a name field during typing without moving the cursor; returns the name. */
export const useCapitalizedWords = (start = '') => {
  const before = useRef(start);
  return ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value;
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    const name = isComposing ? typed : raiseInserted(before.current, typed);
    before.current = name;
    if (name !== typed) {
      const cursor = target.selectionEnd;
      target.value = name;
      target.setSelectionRange(cursor, cursor);
    }
    return name;
  };
};
