import { account as routes } from '#shared/contract/account.ts';
import { handover } from '#shared/contract/handover.ts';
import { people } from '#shared/contract/people.ts';
import { feature } from '../lib/http-handler.ts';
import { warmUpAtColdStart } from '../lib/warm-up-at-cold-start.ts';
import { acceptInvitation } from '../people/accept-invitation.ts';
import { answerHandover } from '../people/answer-handover.ts';
import { chooseBusinesses } from '../people/choose-businesses.ts';
import { chooseSeatHolders } from '../people/choose-seat-holders.ts';
import { enterAccount, enterAsPerson } from '../people/enter-account-table.ts';
import { invite, inviteAgain } from '../people/invite.ts';
import { leave } from '../people/leave-account.ts';
import { list } from '../people/list-people.ts';
import { offerHandover } from '../people/offer-handover.ts';
import { removePerson } from '../people/remove-person-or-invitation.ts';
import { restorePerson } from '../people/restore-person.ts';
import { takeBackHandover } from '../people/take-back-handover.ts';
import { closeAccount } from './deletion/close-account.ts';
import { deleteAccountOrSignIn } from './deletion/delete-account-or-sign-in.ts';
import { exportData } from './export-data.ts';
import { get } from './get-account.ts';
import { usage } from './get-usage.ts';
import { makeCodes } from './make-recovery-codes.ts';
import { onboard } from './onboard.ts';
import { syncEmail } from './sync-email.ts';

warmUpAtColdStart();

export const handler = feature(
  { ...routes, ...people, ...handover },
  {
    people: list,
    invite,
    inviteAgain,
    removePerson,
    restorePerson,
    chooseBusinesses,
    chooseWhoStays: chooseSeatHolders,
    leave,
    acceptInvitation,
    get,
    onboard,
    usage,
    syncEmail,
    makeRecoveryCodes: makeCodes,
    export: exportData,
    remove: deleteAccountOrSignIn,
    offerHandover,
    takeHandoverBack: takeBackHandover,
    answerHandover: answerHandover,
    closeAccount,
  },
  { enterAccount, enterAsPerson },
);
