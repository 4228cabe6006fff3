import Eye from '@lucide/icons/icons/eye';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { AccountView } from '#shared/domain/account/account-view-schema.ts';
import { type Preview, previewName, previewView } from '#shared/domain/admin/admin-preview.ts';
import { isPreviewBusiness } from '#shared/domain/admin/preview-business-id.ts';
import { accountQuery } from '#web/core/account.ts';
import { setPreview, usePreview } from '#web/core/admin/admin-preview.ts';
import { serverNow } from '#web/core/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import './preview-banner.css';

/** What the preview shows: whose business, and as how new an owner. */
const shownWords = (view: AccountView | undefined, preview: Preview) => {
  const [business] = view ? previewView(view, preview, serverNow()).businesses : [];
  if (!business) return '';
  return isPreviewBusiness(business.id)
    ? `An empty sample business (${business.type}), on its first day on this plan.`
    : `Your own business ${business.name} (${business.type}), on its first day on this plan.`;
};

/** Says that an admin is looking through somebody else's eyes, and leads out of it. */
export const PreviewBanner = () => {
  const preview = usePreview();
  const { data } = useQuery({ ...accountQuery, enabled: preview !== null });
  const navigate = useNavigate();
  if (!preview) return null;
  const exit = () => {
    setPreview(null);
    void navigate(data?.account.is_admin ? '/admin' : '/dashboard');
  };
  return (
    <section className="preview-banner" aria-label="Preview">
      <Icon icon={Eye} />
      <p>
        <b>Preview Mode: Viewing as {previewName(preview.plan)} User</b>
        <small>{shownWords(data, preview)} Nothing is saved.</small>
      </p>
      <Button variant="outline" onClick={exit}>
        Exit Preview
      </Button>
    </section>
  );
};
