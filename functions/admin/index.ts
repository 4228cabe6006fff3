import { contract } from '#shared/contract/index.ts';
import { feature } from '../lib/http.ts';
import { requireAdmin } from '../lib/user-pool.ts';
import { actions } from './list-prompts.ts';
import { ads } from './get-ads.ts';
import { audit } from './list-audit.ts';
import { markMessage } from './mark-message.ts';
import { markTest } from './mark-test.ts';
import { messages } from './list-messages.ts';
import { orderActions } from './order-prompts.ts';
import { overview } from './get-overview.ts';
import { removeMessage } from './remove-message.ts';
import { removeSuggestion } from './remove-suggestion.ts';
import { restoreAction } from './restore-prompt.ts';
import { saveAction } from './update-prompt.ts';
import { suggestions } from './list-suggestions.ts';
import { users } from './list-users.ts';

export const handler = feature(
  contract.admin,
  {
    overview,
    users,
    markTest,
    ads,
    suggestions,
    removeSuggestion,
    messages,
    markMessage,
    removeMessage,
    actions,
    saveAction,
    orderActions,
    restoreAction,
    audit,
  },
  requireAdmin,
);
