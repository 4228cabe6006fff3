import { admin } from '#shared/contract/admin.ts';
import { feature } from '../lib/http.ts';
import { requireAdmin } from '../lib/user-pool.ts';
import { refuseDeleted } from '../tables/deletion-table.ts';
import { findUser } from './find-user.ts';
import { getAds } from './get-ads.ts';
import { getModelSpend } from './get-model-spend.ts';
import { getOverview } from './get-overview.ts';
import { getUser } from './get-user.ts';
import { listAudit } from './list-audit.ts';
import { listMessages } from './list-messages.ts';
import { listPrompts } from './list-prompts.ts';
import { listRatings } from './list-ratings.ts';
import { listSuggestions } from './list-suggestions.ts';
import { listUsers } from './list-users.ts';
import { markMessage } from './mark-message.ts';
import { markTest } from './mark-test.ts';
import { orderPrompts } from './order-prompts.ts';
import { raiseModelLimit } from './raise-model-limit.ts';
import { removeMessage } from './remove-message.ts';
import { removeSuggestion } from './remove-suggestion.ts';
import { restorePrompt } from './restore-prompt.ts';
import { updatePrompt } from './update-prompt.ts';

export const handler = feature(
  admin,
  {
    getOverview,
    getModelSpend,
    raiseModelLimit,
    listUsers,
    findUser,
    getUser,
    markTest,
    getAds,
    listSuggestions,
    removeSuggestion,
    listMessages,
    markMessage,
    removeMessage,
    listPrompts,
    updatePrompt,
    orderPrompts,
    restorePrompt,
    listRatings,
    listAudit,
  },
  { refuseDeleted, requireAdmin },
);
