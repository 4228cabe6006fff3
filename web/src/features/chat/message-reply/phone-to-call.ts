import type { MaskedDetail } from '#shared/domain/chat/masking/masked-details.ts';

/** The first telephone number that was taken out, as it was written. */
export const phoneToCall = (details: readonly MaskedDetail[]): string | undefined =>
  details.find(({ kind, value }) => kind === 'phone' && /\d/.test(value))?.value;

/** Opens the device's telephone with that number. */
export const callLink = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
