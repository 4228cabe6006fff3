import { find } from 'linkifyjs';
import type { LinkFinder } from '#shared/domain/chat/masking/find-links.ts';

/** Web addresses in a text, by a library that knows every top-level domain; meant to be loaded on demand. */
export const findLinks: LinkFinder = (text) =>
  find(text, 'url').map(({ start, end }) => ({ start, end }));
