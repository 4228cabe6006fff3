import { expect, test } from 'vitest';
import type { DraftChannel } from '#shared/domain/chat/answer-parts/draft-channels.ts';
import { openPlacesOf, valuesFor } from '#web/features/drafts/open-place-values.ts';

const details = [
  { placeholder: '[phone 1]', kind: 'phone', value: '(614) 555-0142' },
  { placeholder: '[email 1]', kind: 'email', value: 'brenda@example.com' },
  { placeholder: '[address 1]', kind: 'address', value: '12 Oak St' },
  { placeholder: '[customer]', kind: 'customer', value: 'Brenda' },
] as const;

const valuesIn = (channel: DraftChannel) => {
  const part = {
    kind: 'draft' as const,
    channel,
    title: 'Reply',
    subject: null,
    body: 'Hi [customer], call [phone 1], write [email 1], [address 1] on [day].',
  };
  const { values, local } = openPlacesOf([part], {}, { day: 'Friday', 'phone 1': '614' }, details);
  return valuesFor(part, values, local);
};

test.each(['review-reply', 'social-post'] as const)(
  'a %s gets no phone, email or address back, also none that was typed into its place',
  (channel) => {
    expect(valuesIn(channel)).toEqual({ customer: 'Brenda', day: 'Friday' });
  },
);

test('a private reply gets all of them back', () => {
  expect(valuesIn('text-message')).toMatchObject({
    customer: 'Brenda',
    'email 1': 'brenda@example.com',
    'address 1': '12 Oak St',
    day: 'Friday',
  });
});
