import type { HelperId } from '../domain/catalogue/helper-ids.ts';
import { customerService } from './customer-service.ts';
import { finance } from './finance.ts';
import { hiringHr } from './hiring-hr.ts';
import { marketing } from './marketing.ts';
import { operations } from './operations.ts';
import { sales } from './sales.ts';
import type { HelperContent } from './schema.ts';
import { socialMedia } from './social-media.ts';

/** All seven helpers whole. For servers and tests: a browser takes one at a time from load/load-helper.ts. */
export const catalogue: Readonly<Record<HelperId, HelperContent>> = {
  marketing,
  'social-media': socialMedia,
  sales,
  finance,
  'customer-service': customerService,
  operations,
  'hiring-hr': hiringHr,
};
