import { admin } from '#shared/contract/admin.ts';
import { feature } from '../lib/http-handler.ts';
import { requireAdmin } from '../lib/user-pool.ts';
import { enterAccount } from '../people/enter-account-table.ts';
import { exportAudit } from './export-audit-entries.ts';
import { listAudit } from './list-audit-entries.ts';
import {
  assignMessage,
  getMessage,
  listInbox,
  listMessages,
  markMessage,
  removeMessage,
  replyToMessage,
  snoozeMessage,
} from './messages/contact-messages.ts';
import {
  answerSuggestions,
  getSuggestion,
  listOpenSuggestions,
  listSuggestions,
  markSuggestions,
  removeSuggestion,
} from './messages/suggestions.ts';
import { listPrompts } from './prompts/list-prompts.ts';
import { listRatings } from './prompts/list-ratings.ts';
import { listWeakPrompts } from './prompts/list-weak-prompts.ts';
import { orderPrompts } from './prompts/order-prompts.ts';
import { restoreShippedPrompt } from './prompts/restore-shipped-prompt.ts';
import { updatePrompt } from './prompts/update-prompt.ts';
import { getAds } from './statistics/get-ads.ts';
import { getGrowth } from './statistics/get-growth.ts';
import { getHealth } from './statistics/get-health.ts';
import { getModelSpend } from './statistics/get-model-spend.ts';
import { getOverview } from './statistics/get-overview.ts';
import { raiseModelLimit } from './statistics/raise-model-limit.ts';
import { deleteUser } from './users/delete-user.ts';
import { extendTrial } from './users/extend-trial.ts';
import { findUser, findUsers } from './users/find-users.ts';
import { getUser } from './users/get-user.ts';
import { giveBackQuestions } from './users/give-back-questions.ts';
import { listUsers } from './users/list-users.ts';
import { markTestAccount } from './users/mark-test-account.ts';
import { pauseAnswers } from './users/pause-answers.ts';
import { keepSecondFactor, resetSecondFactor } from './users/second-factor-reset.ts';
import { sendCode, sendSignUpCode } from './users/send-code.ts';
import { signOutUser } from './users/sign-out-user.ts';
import { syncPayments } from './users/sync-payments.ts';

export const handler = feature(
  admin,
  {
    getOverview,
    getHealth,
    getGrowth,
    getModelSpend,
    raiseModelLimit,
    listUsers,
    findUser,
    findUsers,
    getUser,
    markTest: markTestAccount,
    pauseAnswers,
    extendTrial,
    giveBackQuestions,
    signOutUser,
    sendCode,
    sendSignUpCode,
    readPayments: syncPayments,
    resetSecondFactor,
    keepSecondFactor,
    deleteUser,
    getAds,
    listSuggestions,
    listOpenSuggestions,
    getSuggestion,
    answerSuggestions,
    markSuggestions,
    removeSuggestion,
    listMessages,
    markMessage,
    removeMessage,
    listInbox,
    getMessage,
    replyToMessage,
    assignMessage,
    snoozeMessage,
    listPrompts,
    updatePrompt,
    orderPrompts,
    restorePrompt: restoreShippedPrompt,
    listRatings,
    listWeakPrompts,
    listAudit,
    exportAudit,
  },
  { enterAccount, requireAdmin },
);
