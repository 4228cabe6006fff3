import { type ProviderId, providerIds } from './providers.ts';

/** Where an open invoice is known from: a file, or the books at a provider. */
export const receivableSources: ['file', ...ProviderId[]] = ['file', ...providerIds];
export type ReceivableSource = (typeof receivableSources)[number];
