import type { HelperId } from '../../domain/catalogue/helper-ids.ts';
import type { HelperContent } from '../schema.ts';

/** One helper's prompts, subcategories and style, fetched when they are first shown; each helper is a file of its own. */
export const loadHelperContent = (id: HelperId): Promise<HelperContent> => loaders[id]();

const loaders: Record<HelperId, () => Promise<HelperContent>> = {
  marketing: () => import('../marketing.ts').then(({ marketing }) => marketing),
  'social-media': () => import('../social-media.ts').then(({ socialMedia }) => socialMedia),
  sales: () => import('../sales.ts').then(({ sales }) => sales),
  finance: () => import('../finance.ts').then(({ finance }) => finance),
  'customer-service': () =>
    import('../customer-service.ts').then(({ customerService }) => customerService),
  operations: () => import('../operations.ts').then(({ operations }) => operations),
  'hiring-hr': () => import('../hiring-hr.ts').then(({ hiringHr }) => hiringHr),
};
