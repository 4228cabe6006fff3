import { writeAuditEntry } from '../admin/audit-table.ts';
import type { AccountId, PersonId } from '../lib/account-and-person-ids.ts';
import { log } from '../lib/log.ts';

/** What a person did about the people of an account, in the audit trail. */
export type PeopleOperation =
  | 'invitePerson'
  | 'takeInvitationBack'
  | 'acceptInvitation'
  | 'removePerson'
  | 'restorePerson'
  | 'chooseBusinessesOfPerson'
  | 'chooseWhoStays'
  | 'leaveAccount'
  | 'offerHandover'
  | 'takeHandoverBack'
  | 'acceptHandover'
  | 'declineHandover'
  | 'closeAccount';

/** Notes in the audit trail who did something about the people of an account. Never fails: it was done already. */
export const auditPeopleChange = async (
  operation: PeopleOperation,
  { accountId, personId }: { accountId: AccountId; personId: PersonId },
  now: Date,
) => {
  await writeAuditEntry({ admin_id: personId, operation, target: accountId }, now).catch(
    (error: Error) =>
      log.error('a change of people is not in the audit trail', { operation, error }),
  );
};
