import { alarmComplaints } from './alarms.ts';
import { bucketComplaints, copyComplaints, tableComplaints } from './data.ts';
import { deletionComplaints } from './deletions.ts';
import { distributionComplaints } from './distribution.ts';
import { firewallComplaints } from './firewall.ts';
import type { Templates } from './found.ts';
import { headerComplaints } from './headers.ts';
import { jobComplaints } from './jobs.ts';
import { logComplaints, rightComplaints } from './lambdas.ts';
import { moneyComplaints } from './money.ts';
import { pageComplaints } from './pages.ts';
import { releaseComplaints } from './releases.ts';
import { routeComplaints } from './routes.ts';
import { signInComplaints } from './sign-in.ts';
import { watchComplaints } from './throttles.ts';

/** Returns the errors of a stage in sentences; our own rules besides those of the rule packs. */
export const complaints = (templates: Templates, keepsData: boolean): string[] => [
  ...tableComplaints(templates, keepsData),
  ...bucketComplaints(templates),
  ...copyComplaints(templates, keepsData),
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
