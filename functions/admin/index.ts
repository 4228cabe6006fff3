import { contract } from '#shared/contract/index.ts';
import { feature } from '../lib/http.ts';
import { requireAdmin } from '../lib/user-pool.ts';
import { actions } from './actions.ts';
import { ads } from './ads.ts';
import { audit } from './audit.ts';
import { markMessage } from './mark-message.ts';
import { markTest } from './mark-test.ts';
import { messages } from './messages.ts';
import { orderActions } from './order-actions.ts';
import { overview } from './overview.ts';
import { removeMessage } from './remove-message.ts';
import { removeSuggestion } from './remove-suggestion.ts';
import { restoreAction } from './restore-action.ts';
import { saveAction } from './save-action.ts';
import { suggestions } from './suggestions.ts';
import { users } from './users.ts';

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
