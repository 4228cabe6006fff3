import { alarmComplaints } from './rules/alarms.ts';
import { bucketComplaints, tableComplaints } from './rules/data.ts';
import { deletionComplaints } from './rules/deletions.ts';
import { distributionComplaints } from './rules/distribution.ts';
import { firewallComplaints } from './rules/firewall.ts';
import type { Templates } from './rules/found.ts';
import { headerComplaints } from './rules/headers.ts';
import { jobComplaints } from './rules/jobs.ts';
import { logComplaints, rightComplaints } from './rules/lambdas.ts';
import { moneyComplaints } from './rules/money.ts';
import { pageComplaints } from './rules/pages.ts';
import { releaseComplaints } from './rules/releases.ts';
import { routeComplaints } from './rules/routes.ts';
import { signInComplaints } from './rules/sign-in.ts';
import { watchComplaints } from './rules/throttles.ts';

/** Returns the errors of a stage in sentences; our own rules besides those of the rule packs. */
export const complaints = (templates: Templates, keepsData: boolean): string[] => [
  ...tableComplaints(templates, keepsData),
  ...bucketComplaints(templates),
  ...rightComplaints(templates),
  ...logComplaints(templates),
  ...distributionComplaints(templates),
  ...headerComplaints(templates),
  ...routeComplaints(templates),
  ...signInComplaints(templates, keepsData),
  ...alarmComplaints(templates),
  ...firewallComplaints(templates),
  ...releaseComplaints(templates, keepsData),
  ...pageComplaints(templates),
  ...jobComplaints(templates),
  ...moneyComplaints(templates),
  ...watchComplaints(templates),
  ...deletionComplaints(templates, keepsData),
];
