import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isOwnerName } from '#shared/domain/chat/answer-parts/drafts/sender-profile.ts';
import { shorterWaits } from '#test/support/faults/shorter-waits.ts';
import { openPlacesOf, openPlacesToAsk } from '#web/features/drafts/open-place-values.ts';
import { useKeepOwnerName } from '#web/features/drafts/use-keep-owner-name.ts';

const business = { id: 'b', name: 'Sparkle & Sons', owner_name: '', phone: '', website: '' };

test('a name typed into a draft is kept in the profile once, and never takes the place of another', async () => {
  // The pause after typing, before a name is kept.
  using _ = shorterWaits({ from: 1500, to: 1500 });
  const sent: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sent.push(String(init?.body ?? (input instanceof Request ? await input.text() : '')));
    return Response.json({});
  });
  const typed = { 'your name': 'Renee Ortiz', day: 'Monday' };
  expect(Object.keys(typed).filter(isOwnerName)).toEqual(['your name']);
  const known = renderHook(() =>
    useKeepOwnerName({ ...business, owner_name: 'Rae' } as never, typed),
  );
  const { rerender } = renderHook(() => useKeepOwnerName(business as never, typed));
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 4000 });
  expect(sent[0]).toContain('"owner_name":"Renee Ortiz"');
  known.rerender();
  rerender();
  await new Promise((done) => setTimeout(done, 400));
  expect(sent).toHaveLength(1);
});

test('the field of a name that was typed stays, also once the profile has it', () => {
  const body = 'This is [your name].';
  const draft = { kind: 'draft', channel: 'email', title: 'T', subject: null, body } as const;
  const sender = { ownerName: 'Renee' };
  expect(openPlacesToAsk(openPlacesOf([draft], sender))).toEqual([]);
  expect(openPlacesToAsk(openPlacesOf([draft], sender, { 'your name': 'Renee' }))).toHaveLength(1);
});
